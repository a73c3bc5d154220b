import type { Post } from './post.ts';

export const smallPlates: Post = {
  slug: 'small-plates-for-the-table',
  category: 'bars',
  picture: 'demo/petiscos/small-plates-for-the-table/cover',
  publishedOn: '2026-10-29',
  texts: {
    en: {
      title: 'Small plates: how many for the table?',
      lead: 'Too few and you order twice, too many and the last ones go cold. A rule that works.',
      pictureAlt: 'Drawing of many small plates on a table',
      text: `
Sharing is the best thing about eating together and the hardest to order for. This rule has yet to leave anybody hungry.

## One more than there are of you

Three plates for two people, five for four, seven for six: one each, and one for the middle. Bread does not count. Then look at the table and order what is missing.

## Cold first

Ask for the cold plates straight away and the hot ones when the first plate is empty. Nothing is worse for a croquette than waiting its turn.

## One surprise

Order one plate that none of you would have ordered alone. With {{discountPercent}} off, it costs little to be wrong.

## Book the right table

Small plates need room. A party of three sits at a table for four, and five at a table for six; the voucher is priced by the table: {{prices}}.
`.trim(),
    },
    es: {
      title: 'Para picar: ¿cuántos platos para la mesa?',
      lead: 'Con pocos se pide dos veces; con muchos, los últimos se enfrían. Una regla que funciona.',
      pictureAlt: 'Dibujo de muchos platos pequeños en una mesa',
      text: `
Compartir es lo mejor de comer juntos y lo más difícil a la hora de pedir. Esta regla todavía no ha dejado a nadie con hambre.

## Uno más de los que son

Para dos personas tres platos, para cuatro cinco, para seis siete: uno por cabeza y otro para el centro. El pan no cuenta. Después mire la mesa y pida lo que falte.

## Primero lo frío

Pida lo frío al sentarse y lo caliente cuando se vacíe el primer plato. Nada le sienta peor a una croqueta que esperar turno.

## Una sorpresa

Un plato que ninguno habría pedido solo. Con el {{discountPercent}} de descuento, equivocarse cuesta poco.

## Reserve la mesa adecuada

Los platos pequeños piden espacio. Tres personas se sientan a una mesa de cuatro, cinco a una de seis: el precio del vale es el de la mesa, {{prices}}.
`.trim(),
    },
    pt: {
      title: 'Petiscos: quantos pratos para a mesa?',
      lead: 'Com poucos pede-se duas vezes; com muitos, os últimos arrefecem. Uma regra que funciona.',
      pictureAlt: 'Muitos pratos pequenos numa mesa, em desenho',
      text: `
Partilhar é o melhor de uma mesa e o mais difícil de pedir. Esta regra ainda não deixou ninguém com fome.

## Mais um do que são

Para duas pessoas três pratos, para quatro cinco, para seis sete: um por cabeça e outro para o meio. O pão não conta. Depois olhe para a mesa e peça o que falta.

## Primeiro o frio

Peça o frio logo ao sentar e o quente quando o primeiro prato ficar vazio. Nada faz pior a um croquete do que esperar pela vez.

## Uma surpresa

Um prato que nenhum pediria sozinho. Com {{discountPercent}} de desconto, enganar-se custa pouco.

## Reserve a mesa certa

Os petiscos pedem espaço. Três pessoas sentam-se a uma mesa de quatro, cinco a uma de seis: o preço do voucher é o da mesa, {{prices}}.
`.trim(),
    },
    'pt-BR': {
      title: 'Petiscos: quantos pratos para a mesa?',
      lead: 'Com poucos, você pede duas vezes; com muitos, os últimos esfriam. Uma regra que funciona.',
      pictureAlt: 'Desenho de muitos pratos pequenos em uma mesa',
      text: `
Dividir é o melhor de comer junto e o mais difícil na hora de pedir. Esta regra ainda não deixou ninguém com fome.

## Um a mais do que vocês são

Três pratos para duas pessoas, cinco para quatro, sete para seis: um para cada um e outro para o meio. O pão não conta. Depois, olhe a mesa e peça o que falta.

## Primeiro os frios

Peça os frios ao sentar e os quentes quando o primeiro prato ficar vazio. Nada é pior para um croquete do que esperar a vez.

## Uma surpresa

Um prato que ninguém pediria sozinho. Com {{discountPercent}} de desconto, errar custa pouco.

## Reserve a mesa certa

Petiscos pedem espaço. Três pessoas ficam em uma mesa de quatro, cinco em uma de seis: o preço do voucher é o da mesa, {{prices}}.
`.trim(),
    },
  },
};
