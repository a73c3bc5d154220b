import type { Post } from './post.ts';

export const emptyTable: Post = {
  slug: 'what-an-empty-table-costs',
  category: 'business',
  picture: 'demo/contemporanea/what-an-empty-table-costs/cover',
  publishedOn: '2026-11-09',
  texts: {
    en: {
      title: 'What an empty table costs',
      lead: 'Rent, light and staff are paid whether anybody sits there or not. A sum to do on a napkin.',
      pictureAlt: 'A laid table, half of it empty, drawn',
      text: `
A table that stays empty is not free. The kitchen is staffed, the room is lit, the rent runs. What the evening costs, it costs.

## The sum

Take what a guest of yours eats for and what he drinks for. Then take what the food alone costs you to buy. Take {{discountPercent}} off the menu price: while the ingredients cost less than what is left, a guest still pays for what he eats, and the drinks, which carry no discount, are what the empty table would never have sold.

It does not work for every house, nor for every hour. It works for the tables that you know will stay empty.

## So give those, and no others

You say how many tables, on which days and at what time. On Friday evening you may offer none. On a rainy Tuesday you may offer six. A day is closed with one switch, and no existing booking is touched.

## What it costs you

Nothing a month and nothing a booking. The diner pays us for the voucher; you give {{discountPercent}} off all food except drinks. If your desserts are not to be part of it, you say so, and your page says so in three languages.
`.trim(),
    },
    es: {
      title: 'Lo que cuesta una mesa vacía',
      lead: 'El alquiler, la luz y el personal se pagan se siente alguien o no. Una cuenta para hacer en una servilleta.',
      pictureAlt: 'Mesa puesta, vacía a medias, en dibujo',
      text: `
Una mesa que se queda vacía no sale gratis. La cocina tiene personal, la sala está iluminada, el alquiler corre. Lo que cuesta la noche, lo cuesta.

## La cuenta

Tome lo que un cliente suyo gasta en comer y lo que gasta en beber. Tome después lo que le cuesta comprar esa comida. Quite el {{discountPercent}} al precio de carta: mientras la materia prima cueste menos que lo que queda, el cliente sigue pagando lo que come, y las bebidas, que no llevan descuento, son lo que la mesa vacía nunca habría vendido.

No sirve para todas las casas ni para todas las horas. Sirve para las mesas que usted sabe que se quedarán vacías.

## Dé esas, y ninguna otra

Usted dice cuántas mesas, qué días y a qué hora. El viernes por la noche puede no ofrecer ninguna. Un martes de lluvia puede ofrecer seis. Un día se cierra con un interruptor, y ninguna reserva hecha se toca.

## Lo que le cuesta

Nada al mes y nada por reserva. El comensal nos paga el vale; usted da el {{discountPercent}} en toda la comida, salvo bebidas. Si los postres no entran, lo dice, y su página lo dice en tres idiomas.
`.trim(),
    },
    pt: {
      title: 'Quanto custa uma mesa vazia',
      lead: 'Renda, luz e pessoal pagam-se, sente-se alguém ou não. Uma conta para fazer num guardanapo.',
      pictureAlt: 'Mesa posta, metade vazia, em desenho',
      text: `
Uma mesa que fica vazia não sai de graça. A cozinha tem pessoal, a sala está acesa, a renda corre. O que a noite custa, custa.

## A conta

Pegue no que um cliente seu gasta a comer e no que gasta a beber. Pegue depois no que essa comida lhe custa a comprar. Tire {{discountPercent}} ao preço da ementa: enquanto a matéria-prima custar menos do que o que fica, o cliente continua a pagar o que come, e as bebidas, que não têm desconto, são o que a mesa vazia nunca teria vendido.

Não serve a todas as casas nem a todas as horas. Serve às mesas que sabe que vão ficar vazias.

## Dê essas, e mais nenhuma

Diz quantas mesas, em que dias e a que horas. Na sexta à noite pode não oferecer nenhuma. Numa terça de chuva pode oferecer seis. Um dia fecha-se com um interruptor, e nenhuma reserva feita é tocada.

## Quanto lhe custa

Nada por mês e nada por reserva. O cliente paga-nos o voucher; a casa dá {{discountPercent}} em toda a comida, menos bebidas. Se as sobremesas não entram, diz, e a sua página di-lo em três línguas.
`.trim(),
    },
    'pt-BR': {
      title: 'Quanto custa uma mesa vazia',
      lead: 'Renda, luz e pessoal pagam-se, sente-se alguém ou não. Uma conta para fazer em um guardanapo.',
      pictureAlt: 'Mesa posta, metade vazia, em desenho',
      text: `
Uma mesa que fica vazia não sai de graça. A cozinha tem pessoal, a sala está acesa, a renda corre. O que a noite custa, custa.

## A conta

Pegue no que um cliente seu gasta a comer e no que gasta a beber. Pegue depois no que essa comida lhe custa a comprar. Tire {{discountPercent}} ao preço do cardápio: enquanto a matéria-prima custar menos do que o que fica, o cliente continua pagando o que come, e as bebidas, que não têm desconto, são o que a mesa vazia nunca teria vendido.

Não serve a todas as casas nem a todas as horas. Serve às mesas que sabe que vão ficar vazias.

## Dê essas, e mais nenhuma

Diz quantas mesas, em que dias e a que horas. Na sexta à noite pode não oferecer nenhuma. Em uma terça de chuva pode oferecer seis. Um dia fecha-se com um interruptor, e nenhuma reserva feita é tocada.

## Quanto lhe custa

Nada por mês e nada por reserva. O cliente nos paga o voucher; a casa dá {{discountPercent}} em toda a comida, menos bebidas. Se as sobremesas não entram, diz, e sua página di-lo em três línguas.
`.trim(),
    },
  },
};
