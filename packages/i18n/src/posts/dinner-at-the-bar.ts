import type { Post } from './post.ts';

export const dinnerAtTheBar: Post = {
  slug: 'dinner-at-the-bar',
  category: 'bars',
  picture: 'demo/bar/dinner-at-the-bar/cover',
  publishedOn: '2026-11-16',
  texts: {
    en: {
      title: 'Dinner at the bar: how to choose one that cooks',
      lead: 'A good bar feeds you as well as it pours. Four things to look at before you book.',
      pictureAlt: 'A bar’s table with plates and glasses, drawn',
      text: `
Many bars have a kitchen, few are chosen for it. These four things tell one from the other, and all of them stand on the restaurant's page.

## The menu has a middle

Olives and a cheese board are company for a drink. Two or three warm dishes are dinner. Look for them in the menu before you look at the cocktails.

## The first seating is a real one

A bar that opens its kitchen at the same time as its doors means it. If the first table of the night is offered late, the food comes second.

## There is room for your table

Standing is fun for one drink. Book for the number you are: up to {{peopleMax}} people sit at one table.

## You know what the discount covers

{{discountPercent}} off is on the food, for everybody at the table. Drinks keep their price. In a bar that matters more than anywhere: order your dinner first and your round second, and the bill holds no surprise.
`.trim(),
    },
    es: {
      title: 'Cenar en la barra: cómo elegir un bar que cocina',
      lead: 'Un buen bar da de comer tan bien como sirve copas. Cuatro cosas que mirar antes de reservar.',
      pictureAlt: 'Mesa de un bar con platos y copas, en dibujo',
      text: `
Muchos bares tienen cocina; a pocos se va por ella. Estas cuatro cosas distinguen a unos de otros, y todas están en la página del restaurante.

## La carta tiene un centro

Unas aceitunas y una tabla de quesos acompañan la copa. Dos o tres platos calientes son una cena. Búsquelos antes de mirar los cócteles.

## El primer turno va en serio

Un bar que abre la cocina a la vez que la puerta sabe lo que hace. Si la primera mesa de la noche se ofrece tarde, la comida va en segundo lugar.

## Hay sitio para su mesa

De pie se está bien una copa. Reserve para los que son: hasta {{peopleMax}} personas en una mesa.

## Usted sabe qué cubre el descuento

El {{discountPercent}} es en la comida, para toda la mesa. Las bebidas mantienen su precio. En un bar importa más que en ningún sitio: pida primero la cena y después la ronda, y la cuenta no dará sorpresas.
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
      lead: 'Um bom bar dá de comer tão bem como serve copos. Quatro coisas a ver antes de reservar.',
      pictureAlt: 'Mesa de um bar com pratos e copos, em desenho',
      text: `
Muitos bares têm cozinha; a poucos se vai por ela. Estas quatro coisas distinguem uns dos outros, e todas estão na página do restaurante.

## O cardápio tem um meio

Azeitonas e uma tábua de queijos fazem companhia ao copo. Dois ou três pratos quentes são um jantar. Busque-os antes de olhar para os cocktails.

## O primeiro turno é a sério

Um bar que abre a cozinha com a porta sabe ao que vem. Se a primeira mesa da noite é oferecida tarde, a comida vem em segundo lugar.

## Há lugar para sua mesa

De pé fica-se bem para um copo. Reserve para quantos são: até {{peopleMax}} pessoas em uma mesa.

## Sabe o que o desconto cobre

Os {{discountPercent}} são na comida, para toda a mesa. As bebidas mantêm o preço. Em um bar isto conta mais do que em qualquer lado: peça primeiro o jantar e depois a rodada, e a conta não traz surpresas.
`.trim(),
    },
  },
};
