import type { Post } from './post.ts';

export const dinnerAtTheBar: Post = {
  slug: 'dinner-at-the-bar',
  category: 'bars',
  picture: 'demo/bar/dinner-at-the-bar/cover',
  publishedOn: '2026-11-16',
  texts: {
    en: {
      title: 'Dinner at the bar: how to choose one that cooks',
      lead: 'A good bar cooks as well as it pours. Four things to look for before you book.',
      pictureAlt: 'Drawing of a bar table with plates and glasses',
      text: `
Many bars have a kitchen; few are chosen for it. Four things tell them apart, and you can check them all on the restaurant's page.

## The menu has proper dishes

Olives and a cheese board go with a drink. Two or three hot dishes make a dinner. Look for them on the menu before you get to the cocktails.

## The kitchen opens early

A bar that opens its kitchen at the same time as its doors is serious about food. If the first table of the night is a late one, food comes second.

## There is room for your table

Standing is fun for one drink. Book for everyone who is coming: up to {{peopleMax}} people can sit at one table.

## You know what the discount covers

You get {{discountPercent}} off the food, for everyone at the table. Drinks stay at full price. That matters more in a bar than anywhere else: order dinner first and the round second, and the bill will hold no surprises.
`.trim(),
    },
    es: {
      title: 'Cenar en la barra: cómo elegir un bar que cocina',
      lead: 'Un buen bar da de comer tan bien como sirve copas. Cuatro cosas en las que fijarse antes de reservar.',
      pictureAlt: 'Dibujo de una mesa de bar con platos y copas',
      text: `
Muchos bares tienen cocina, pero a pocos se va por ella. Cuatro cosas distinguen a unos de otros, y todas pueden verse en la página del restaurante.

## En la carta hay platos de verdad

Unas aceitunas y una tabla de quesos acompañan la copa. Dos o tres platos calientes son una cena. Búsquelos antes de mirar los cócteles.

## El primer turno va en serio

Un bar que abre la cocina a la vez que la puerta sabe lo que hace. Si la primera mesa de la noche es tardía, la comida es lo de menos.

## Hay sitio para su mesa

De pie se está bien una copa. Reserve para todos los que vayan: hasta {{peopleMax}} personas por mesa.

## Se sabe qué cubre el descuento

El {{discountPercent}} de descuento es en la comida, para toda la mesa. Las bebidas mantienen su precio. En un bar importa más que en ningún sitio: pida primero la cena y después la ronda, y la cuenta no dará sorpresas.
`.trim(),
    },
    pt: {
      title: 'Jantar no bar: como escolher um que cozinha',
      lead: 'Um bom bar dá de comer tão bem como serve copos. Quatro coisas a ver antes de reservar.',
      pictureAlt: 'Mesa de um bar com pratos e copos, em desenho',
      text: `
Muitos bares têm cozinha; a poucos se vai por ela. Estas quatro coisas distinguem uns dos outros, e todas estão na página do restaurante.

## A ementa tem um meio

Azeitonas e uma tábua de queijos fazem companhia ao copo. Dois ou três pratos quentes são um jantar. Procure-os antes de olhar para os cocktails.

## O primeiro turno é a sério

Um bar que abre a cozinha com a porta sabe ao que vem. Se a primeira mesa da noite é oferecida tarde, a comida vem em segundo lugar.

## Há lugar para a sua mesa

De pé fica-se bem para um copo. Reserve para quantos são: até {{peopleMax}} pessoas numa mesa.

## Sabe o que o desconto cobre

Os {{discountPercent}} são na comida, para toda a mesa. As bebidas mantêm o preço. Num bar isto conta mais do que em qualquer lado: peça primeiro o jantar e depois a rodada, e a conta não traz surpresas.
`.trim(),
    },
    'pt-BR': {
      title: 'Jantar no bar: como escolher um que cozinha',
      lead: 'Um bom bar dá de comer tão bem como serve bebidas. Quatro coisas para olhar antes de reservar.',
      pictureAlt: 'Desenho de uma mesa de bar com pratos e copos',
      text: `
Muitos bares têm cozinha, mas poucos são escolhidos por ela. Quatro coisas separam uns dos outros, e todas estão na página do restaurante.

## O cardápio tem pratos de verdade

Azeitonas e uma tábua de queijos acompanham um drinque. Dois ou três pratos quentes são um jantar. Procure por eles antes de olhar os coquetéis.

## A cozinha abre cedo

Um bar que abre a cozinha junto com a porta leva a comida a sério. Se a primeira mesa da noite só aparece tarde, a comida fica em segundo plano.

## Tem lugar para todo mundo

Ficar em pé é bom para um drinque. Reserve para todos que vão: até {{peopleMax}} pessoas por mesa.

## Você sabe o que o desconto cobre

O desconto de {{discountPercent}} é na comida, para toda a mesa. As bebidas mantêm o preço. Em um bar isso conta mais do que em qualquer outro lugar: peça primeiro o jantar e depois a rodada, e a conta não traz surpresas.
`.trim(),
    },
  },
};
