import type { Post } from './post.ts';

export const emptyTable: Post = {
  slug: 'what-an-empty-table-costs',
  category: 'business',
  picture: 'demo/contemporanea/what-an-empty-table-costs/cover',
  publishedOn: '2026-11-09',
  texts: {
    en: {
      title: 'What an empty table costs',
      lead: 'Rent, light and staff are paid for whether anybody sits there or not. A sum you can do on a napkin.',
      pictureAlt: 'Drawing of a laid table, half of it empty',
      text: `
A table that stays empty is not free. The kitchen is staffed, the lights are on, the rent is due. The evening costs what it costs.

## The sum

Take what one of your guests spends on food and what they spend on drinks. Then take what that food costs you to buy. Now take {{discountPercent}} off the menu price: as long as the ingredients cost less than what is left, guests still pay for what they eat, and the drinks, which are not discounted, are sales that the empty table would never have made.

It does not work for every restaurant, or at every hour. It works for the tables you know will stay empty.

## So offer those, and no others

You say how many tables, on which days and at what time. On Friday evening you may offer none. On a rainy Tuesday you may offer six. One switch closes a day, and existing bookings are not affected.

## What it costs you

Nothing per month and nothing per booking. The diner pays us for the voucher; you give {{discountPercent}} off all food except drinks. If you would rather leave desserts out, say so, and your page will say so too, in every language.
`.trim(),
    },
    es: {
      title: 'Lo que cuesta una mesa vacía',
      lead: 'El alquiler, la luz y el personal se pagan se siente alguien o no. Una cuenta para hacer en una servilleta.',
      pictureAlt: 'Dibujo de una mesa puesta, medio vacía',
      text: `
Una mesa que se queda vacía no sale gratis. Hay personal en la cocina, la sala está iluminada, el alquiler se paga. La noche cuesta lo que cuesta.

## La cuenta

Tome lo que un cliente suyo gasta en comer y lo que gasta en beber. Tome después lo que le cuesta comprar esa comida. Reste el {{discountPercent}} al precio de carta: mientras la materia prima cueste menos de lo que queda, el cliente sigue pagando lo que come, y las bebidas, que no llevan descuento, son lo que la mesa vacía nunca habría vendido.

No sirve para todos los restaurantes ni a todas las horas. Sirve para las mesas que usted sabe que se quedarán vacías.

## Ofrezca esas, y ninguna otra

Usted dice cuántas mesas, qué días y a qué hora. El viernes por la noche puede no ofrecer ninguna. Un martes de lluvia puede ofrecer seis. Un día se cierra con un solo clic, sin tocar ninguna reserva hecha.

## Lo que le cuesta

Nada al mes y nada por reserva. El comensal nos paga el vale; usted hace un {{discountPercent}} de descuento en toda la comida, salvo bebidas. Si los postres no entran, indíquelo y su página lo dirá en todos los idiomas.
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

Nada por mês e nada por reserva. O cliente paga-nos o voucher; a casa dá {{discountPercent}} de desconto em toda a comida, menos bebidas. Se as sobremesas não entrarem, indique-o, e a sua página di-lo em todas as línguas.
`.trim(),
    },
    'pt-BR': {
      title: 'Quanto custa uma mesa vazia',
      lead: 'Aluguel, luz e equipe são pagos com ou sem alguém na mesa. Uma conta para fazer em um guardanapo.',
      pictureAlt: 'Desenho de uma mesa posta, metade vazia',
      text: `
Uma mesa que fica vazia não sai de graça. Tem gente na cozinha, o salão está aceso, o aluguel está correndo. A noite custa o que custa.

## A conta

Pegue quanto um cliente seu gasta com comida e quanto gasta com bebida. Depois, pegue quanto essa comida custa para você comprar. Tire {{discountPercent}} do preço do cardápio: enquanto os ingredientes custarem menos do que sobra, o cliente continua pagando o que come, e as bebidas, que não têm desconto, são o que a mesa vazia nunca teria vendido.

Não serve para todas as casas nem para todos os horários. Serve para as mesas que você sabe que vão ficar vazias.

## Ofereça essas, e mais nenhuma

Você diz quantas mesas, em que dias e a que horas. Na sexta à noite, pode não oferecer nenhuma. Em uma terça de chuva, pode oferecer seis. Um toque fecha o dia, e nenhuma reserva feita é afetada.

## Quanto custa para você

Nada por mês e nada por reserva. O cliente nos paga o voucher; a casa dá {{discountPercent}} de desconto em toda a comida, menos bebidas. Se as sobremesas não entrarem, é só indicar, e sua página avisa em todas as línguas.
`.trim(),
    },
  },
};
