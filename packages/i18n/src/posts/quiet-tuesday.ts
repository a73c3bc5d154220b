import type { Post } from './post.ts';

export const quietTuesday: Post = {
  slug: 'the-quiet-tuesday',
  category: 'business',
  picture: 'demo/tasca/the-quiet-tuesday/cover',
  publishedOn: '2026-10-22',
  texts: {
    en: {
      title: 'The quiet Tuesday: which tables to offer',
      lead: 'Do not guess. Count two weeks, offer what stayed empty, look again.',
      pictureAlt: 'A tavern’s tables on a quiet evening, drawn',
      text: `
Every house knows its quiet hours by feeling. Feeling is right about the day and wrong about the hour.

## Count for two weeks

Write down, for each day and each seating, how many tables were never used. Not the evenings that felt slow: the tables. Most houses find a pattern in the first week and an exception in the second.

## Offer a little less

If four tables stayed empty, offer three. A full room is worth something to those who sit in it, and the fourth table is yours for whoever walks in.

## Mind the sizes

Tables are sold for 2, 4 or 6. A party of three is given a table for four. If yours can be joined, offer twos: they sell first, and nobody sits at an empty half.

## Let the phone rest

Bookings that you confirm yourself ask for an answer: up to {{confirmationFarHours}} hours when the meal is far away, {{confirmationSoonMinutes}} minutes when it is near. A house that confirms at once never misses one.

## Look again

Your quarterly report counts tables offered, sold and arrived, by day and seating, and the demand that found no table. That last line tells where the next table belongs.
`.trim(),
    },
    es: {
      title: 'El martes tranquilo: qué mesas ofrecer',
      lead: 'No adivine. Cuente dos semanas, ofrezca lo que quedó vacío y vuelva a mirar.',
      pictureAlt: 'Mesas de una taberna en una noche tranquila, en dibujo',
      text: `
Cada casa conoce sus horas flojas por sensación. La sensación acierta con el día y se equivoca con la hora.

## Cuente dos semanas

Apunte, para cada día y cada turno, cuántas mesas no se usaron. No las noches que parecieron lentas: las mesas. Casi todas las casas encuentran una pauta la primera semana y una excepción la segunda.

## Ofrezca un poco menos

Si quedaron vacías cuatro mesas, ofrezca tres. Una sala llena vale algo para quien está en ella, y la cuarta mesa queda para quien entre por la puerta.

## Mire los tamaños

Las mesas se venden para 2, 4 o 6. Un grupo de tres recibe una mesa de cuatro. Si las suyas se pueden juntar, ofrezca de dos: se venden antes, y nadie se sienta ante media mesa vacía.

## Deje descansar el teléfono

Las reservas que usted confirma piden respuesta: hasta {{confirmationFarHours}} horas si la comida queda lejos, {{confirmationSoonMinutes}} minutos si está cerca. La casa que confirma al momento no pierde ninguna.

## Vuelva a mirar

Su informe trimestral cuenta mesas ofrecidas, vendidas y llegadas, por día y turno, y la demanda que no encontró mesa. Esa última línea dice dónde va la próxima.
`.trim(),
    },
    pt: {
      title: 'A terça calma: que mesas oferecer',
      lead: 'Não adivinhe. Conte duas semanas, ofereça o que ficou vazio e volte a olhar.',
      pictureAlt: 'Mesas de uma tasca numa noite calma, em desenho',
      text: `
Cada casa conhece as suas horas fracas por sensação. A sensação acerta no dia e engana-se na hora.

## Conte duas semanas

Aponte, para cada dia e cada turno, quantas mesas não foram usadas. Não as noites que pareceram lentas: as mesas. Quase todas as casas encontram um padrão na primeira semana e uma exceção na segunda.

## Ofereça um pouco menos

Se quatro mesas ficaram vazias, ofereça três. Uma sala cheia vale alguma coisa para quem lá está, e a quarta mesa fica para quem entrar pela porta.

## Olhe para os tamanhos

As mesas vendem-se para 2, 4 ou 6. Um grupo de três recebe uma mesa de quatro. Se as suas se juntam, ofereça de dois: vendem-se primeiro, e ninguém se senta a meia mesa vazia.

## Deixe descansar o telefone

As reservas que confirma pedem resposta: até {{confirmationFarHours}} horas se a refeição estiver longe, {{confirmationSoonMinutes}} minutos se estiver perto. A casa que confirma de imediato não perde nenhuma.

## Volte a olhar

O seu relatório trimestral conta mesas oferecidas, vendidas e chegadas, por dia e turno, e a procura que não encontrou mesa. Essa última linha diz onde pertence a próxima.
`.trim(),
    },
    'pt-BR': {
      title: 'A terça calma: que mesas oferecer',
      lead: 'Não adivinhe. Conte duas semanas, ofereça o que ficou vazio e volte a olhar.',
      pictureAlt: 'Mesas de uma tasca em uma noite calma, em desenho',
      text: `
Cada casa conhece suas horas fracas por sensação. A sensação acerta no dia e engana-se na hora.

## Conte duas semanas

Aponte, para cada dia e cada turno, quantas mesas não foram usadas. Não as noites que pareceram lentas: as mesas. Quase todas as casas encontram um padrão na primeira semana e uma exceção na segunda.

## Ofereça um pouco menos

Se quatro mesas ficaram vazias, ofereça três. Uma sala cheia vale alguma coisa para quem lá está, e a quarta mesa fica para quem entrar pela porta.

## Olhe para os tamanhos

As mesas vendem-se para 2, 4 ou 6. Um grupo de três recebe uma mesa de quatro. Se suas se juntam, ofereça de dois: vendem-se primeiro, e ninguém se senta a meia mesa vazia.

## Deixe descansar o telefone

As reservas que confirma pedem resposta: até {{confirmationFarHours}} horas se a refeição estiver longe, {{confirmationSoonMinutes}} minutos se estiver perto. A casa que confirma de imediato não perde nenhuma.

## Volte a olhar

Seu relatório trimestral conta mesas oferecidas, vendidas e chegadas, por dia e turno, e a busca que não encontrou mesa. Essa última linha diz onde pertence a próxima.
`.trim(),
    },
  },
};
