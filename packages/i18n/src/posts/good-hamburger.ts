import type { Post } from './post.ts';

export const goodHamburger: Post = {
  slug: 'a-good-hamburger',
  category: 'hamburgers',
  picture: 'demo/hamburgueria/a-good-hamburger/cover',
  publishedOn: '2026-11-05',
  texts: {
    en: {
      title: 'You can tell a good burger by its menu',
      lead: 'You can learn a lot about a burger before it reaches the table.',
      pictureAlt: 'Drawing of burgers and chips on a table',
      text: `
Everybody likes burgers; not every kitchen does. Read the menu as you would read a label.

## The meat has a name

The cut, the breed or the butcher: any of them will do. "100% beef" says only what it is not.

## You are asked how you want it

A kitchen that asks minces its own meat or knows who does. One that never asks cooks them all the same.

## The list is short

Six burgers are a kitchen. Twenty are a warehouse with sauces.

## The bread is not a detail

It has to hold together until the last bite without getting in the way of the first. Brioche, potato bread or a plain soft roll: what matters is that somebody chose it.

## And the chips?

They are food, so the discount covers them too, for everyone at the table. With {{discountPercent}} off there is no reason to share them.
`.trim(),
    },
    es: {
      title: 'A la buena hamburguesa se la conoce por la carta',
      lead: 'Se puede saber mucho de una hamburguesa antes de que llegue a la mesa.',
      pictureAlt: 'Dibujo de hamburguesas y patatas en una mesa',
      text: `
A todo el mundo le gustan las hamburguesas; no todas las cocinas les prestan atención. Lea la carta como se lee una etiqueta.

## La carne tiene nombre

El corte, la raza o el carnicero: cualquiera sirve. «100 % vacuno» solo dice lo que no es.

## Le preguntan el punto

La cocina que pregunta pica su propia carne o sabe quién la pica. La que no pregunta las hace todas igual.

## Hay pocas

Seis hamburguesas son una cocina. Veinte son un almacén con salsas.

## El pan no es un detalle

Tiene que aguantar hasta el último bocado y no robar protagonismo desde el primero. Brioche, pan de patata o un panecillo tierno: lo que importa es que alguien lo eligió.

## ¿Y las patatas?

Son comida, así que el descuento también vale para ellas, para cada persona de la mesa. Con el {{discountPercent}} de descuento no hay motivo para compartirlas.
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
      title: 'Um bom hambúrguer se conhece pelo cardápio',
      lead: 'Dá para saber muito de um hambúrguer antes de ele chegar à mesa.',
      pictureAlt: 'Desenho de hambúrgueres e batatas fritas em uma mesa',
      text: `
Todo mundo gosta de hambúrguer; nem toda cozinha. Leia o cardápio como quem lê um rótulo.

## A carne tem nome

O corte, a raça ou o açougue: qualquer um serve. “100% bovina” só diz o que ela não é.

## Perguntam o ponto

A casa que pergunta mói a própria carne ou sabe quem mói. A que não pergunta faz todos iguais.

## São poucos

Seis hambúrgueres são uma cozinha. Vinte são um depósito com molhos.

## O pão não é um detalhe

Ele precisa aguentar até a última mordida sem roubar a cena na primeira. Brioche, pão de batata ou um pãozinho macio: o que importa é que alguém escolheu.

## E as batatas?

São comida, então o desconto vale para elas também, para cada pessoa da mesa. Com {{discountPercent}} de desconto, não há motivo para dividir.
`.trim(),
    },
  },
};
