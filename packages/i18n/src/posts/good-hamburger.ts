import type { Post } from './post.ts';

export const goodHamburger: Post = {
  slug: 'a-good-hamburger',
  category: 'hamburgers',
  picture: 'demo/hamburgueria/a-good-hamburger/cover',
  publishedOn: '2026-11-05',
  texts: {
    en: {
      title: 'A good hamburger, told by its menu',
      lead: 'You can know a lot about a hamburger before it reaches the table.',
      pictureAlt: 'Hamburgers and chips on a table, drawn',
      text: `
Everybody likes hamburgers; not every house does. Read the menu as you would read a label.

## The meat has a name

The cut, the breed or the butcher: any of them will do. "100% beef" says only what it is not.

## You are asked how you want it

A house that asks grinds its own meat or knows who does. One that never asks cooks them all through.

## There are few

Six hamburgers are a kitchen. Twenty are a warehouse with sauces.

## The bread is not a detail

It has to hold until the last bite and be gone in taste by the second. Brioche, potato bread or a plain soft roll: what matters is that somebody chose.

## And the chips?

They are food, and so the discount covers them as well, at every place of the table. With {{discountPercent}} off there is no reason to share them.
`.trim(),
    },
    es: {
      title: 'Una buena hamburguesa se conoce por la carta',
      lead: 'Se puede saber mucho de una hamburguesa antes de que llegue a la mesa.',
      pictureAlt: 'Hamburguesas y patatas en una mesa, en dibujo',
      text: `
A todo el mundo le gustan las hamburguesas; a no todas las casas. Lea la carta como se lee una etiqueta.

## La carne tiene nombre

El corte, la raza o el carnicero: cualquiera sirve. «100 % vacuno» solo dice lo que no es.

## Le preguntan el punto

La casa que pregunta pica su carne o sabe quién la pica. La que no pregunta las hace todas igual.

## Hay pocas

Seis hamburguesas son una cocina. Veinte son un almacén con salsas.

## El pan no es un detalle

Tiene que aguantar hasta el último bocado y dejar de notarse al segundo. Brioche, pan de patata o un panecillo tierno: lo que importa es que alguien lo eligió.

## ¿Y las patatas?

Son comida, así que el descuento también vale para ellas, en cada sitio de la mesa. Con el {{discountPercent}} de descuento no hay motivo para compartirlas.
`.trim(),
    },
    pt: {
      title: 'Um bom hambúrguer conhece-se pela ementa',
      lead: 'Pode saber-se muito de um hambúrguer antes de ele chegar à mesa.',
      pictureAlt: 'Hambúrgueres e batatas numa mesa, em desenho',
      text: `
Toda a gente gosta de hambúrgueres; nem todas as casas. Leia a ementa como quem lê um rótulo.

## A carne tem nome

O corte, a raça ou o talho: qualquer um serve. «100 % vaca» só diz o que não é.

## Perguntam-lhe o ponto

A casa que pergunta pica a sua carne ou sabe quem a pica. A que não pergunta faz todos iguais.

## Há poucos

Seis hambúrgueres são uma cozinha. Vinte são um armazém com molhos.

## O pão não é um pormenor

Tem de aguentar até à última dentada e deixar de se notar à segunda. Brioche, pão de batata ou um pãozinho macio: o que importa é que alguém o escolheu.

## E as batatas?

São comida, por isso o desconto também vale para elas, em cada lugar da mesa. Com {{discountPercent}} de desconto não há razão para as dividir.
`.trim(),
    },
    'pt-BR': {
      title: 'Um bom hambúrguer conhece-se pela cardápio',
      lead: 'Você pode saber-se muito de um hambúrguer antes de ele chegar na mesa.',
      pictureAlt: 'Hambúrgueres e batatas em uma mesa, em desenho',
      text: `
Todo mundo gosta de hambúrgueres; nem todas as casas. Leia o cardápio como quem lê um rótulo.

## A carne tem nome

O corte, a raça ou o talho: qualquer um serve. «100 % vaca» só diz o que não é.

## Perguntam a você o ponto

A casa que pergunta pica sua carne ou sabe quem a pica. A que não pergunta faz todos iguais.

## Há poucos

Seis hambúrgueres são uma cozinha. Vinte são um armazém com molhos.

## O pão não é um pormenor

Precisa aguentar até a última dentada e deixar de se notar à segunda. Brioche, pão de batata ou um pãozinho macio: o que importa é que alguém o escolheu.

## E as batatas?

São comida, por isso o desconto também vale para elas, em cada lugar da mesa. Com {{discountPercent}} de desconto não há razão para as dividir.
`.trim(),
    },
  },
};
