import type { Post } from './post.ts';

export const quietTuesday: Post = {
  slug: 'the-quiet-tuesday',
  category: 'business',
  picture: 'demo/tasca/the-quiet-tuesday/cover',
  publishedOn: '2026-10-22',
  texts: {
    en: {
      title: 'The quiet Tuesday: which tables to offer',
      lead: 'Do not guess. Count for two weeks, offer what stayed empty, look again.',
      pictureAlt: 'Drawing of a tavern’s tables on a quiet evening',
      text: `
Every restaurant has a feeling for its quiet hours. The feeling is right about the day and wrong about the hour.

## Count for two weeks

For each day and each seating, note how many tables were never used. Not the evenings that felt slow: the tables. Most restaurants find a pattern in the first week and an exception in the second.

## Offer a little less

If four tables stayed empty, offer three. A full room is worth something to the people in it, and the fourth table is there for whoever walks in.

## Mind the sizes

Tables are sold for 2, 4 or 6. A party of three is given a table for four. If yours can be pushed together, offer twos: they sell first, and nobody sits at a half-empty table.

## Let the phone rest

Bookings that you confirm yourself need an answer: within {{confirmationFarHours}} hours when the meal is far off, {{confirmationSoonMinutes}} minutes when it is close. A restaurant that confirms automatically never misses one.

## Look again

Your quarterly report counts tables offered, sold and arrived, by day and seating, and the demand that found no table. That last line tells you where the next table belongs.
`.trim(),
    },
    es: {
      title: 'El martes tranquilo: qué mesas ofrecer',
      lead: 'No adivine. Cuente dos semanas, ofrezca lo que quedó vacío y vuelva a mirar.',
      pictureAlt: 'Dibujo de las mesas de una taberna en una noche tranquila',
      text: `
Cada restaurante intuye cuáles son sus horas flojas. La intuición acierta con el día y se equivoca con la hora.

## Cuente dos semanas

Apunte, para cada día y cada turno, cuántas mesas no se usaron. No las noches que parecieron flojas: las mesas. Casi todos los restaurantes encuentran una pauta la primera semana y una excepción la segunda.

## Ofrezca un poco menos

Si quedaron vacías cuatro mesas, ofrezca tres. Una sala llena vale algo para quien está en ella, y la cuarta mesa queda para quien entre por la puerta.

## Fíjese en los tamaños

Las mesas se venden para 2, 4 o 6. Un grupo de tres recibe una mesa de cuatro. Si las suyas se pueden juntar, ofrézcalas de dos: se venden antes, y nadie se sienta a una mesa medio vacía.

## Deje descansar el teléfono

Las reservas que usted confirma piden respuesta: hasta {{confirmationFarHours}} horas si la comida queda lejos, {{confirmationSoonMinutes}} minutos si está cerca. El restaurante que confirma al momento no pierde ninguna.

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
      title: 'A terça tranquila: quais mesas oferecer',
      lead: 'Não adivinhe. Conte por duas semanas, ofereça o que ficou vazio e olhe de novo.',
      pictureAlt: 'Desenho das mesas de uma taberna em uma noite tranquila',
      text: `
Cada casa conhece seus horários fracos por intuição. A intuição acerta o dia e erra a hora.

## Conte por duas semanas

Anote, para cada dia e cada turno, quantas mesas não foram usadas. Não as noites que pareceram fracas: as mesas. Quase todas as casas encontram um padrão na primeira semana e uma exceção na segunda.

## Ofereça um pouco menos

Se quatro mesas ficaram vazias, ofereça três. Um salão cheio vale alguma coisa para quem está nele, e a quarta mesa fica para quem entrar pela porta.

## Preste atenção nos tamanhos

As mesas são vendidas para 2, 4 ou 6. Um grupo de três fica com uma mesa de quatro. Se as suas podem ser juntadas, ofereça de dois: elas são vendidas primeiro, e ninguém fica em uma mesa meio vazia.

## Deixe o telefone descansar

As reservas que você confirma pedem resposta: em até {{confirmationFarHours}} horas se a refeição estiver longe, {{confirmationSoonMinutes}} minutos se estiver perto. A casa que confirma na hora não perde nenhuma.

## Olhe de novo

Seu relatório trimestral conta mesas oferecidas, vendidas e com chegada, por dia e turno, e a procura que não encontrou mesa. Essa última linha diz onde abrir a próxima.
`.trim(),
    },
  },
};
