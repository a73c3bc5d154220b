import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** gift: to the recipient; bought, returned: to the buyer. */
export type GiftMailKind = 'gift' | 'bought' | 'returned';

export type GiftMailFacts = {
  /** First name of the buyer's account. */
  buyer: string;
  from: string;
  to: string;
  message: string;
  amount: string;
  code: string;
  email: string;
  sendDay: string;
  redeemBy: string;
  card: string;
  own: string;
};

type Kind = {
  subject: (facts: GiftMailFacts) => string;
  title: (facts: GiftMailFacts) => string;
  paragraphs: (facts: GiftMailFacts) => string[];
  button: string;
};
type Words = {
  greeting: (name: string) => string;
  code: string;
  paid: string;
  back: string;
  labels: { amount: string; to: string; sendDay: string; redeemBy: string };
} & Record<GiftMailKind, Kind>;

/** A gift voucher, its receipt or its return, as a message. */
export function giftMail(kind: GiftMailKind, facts: GiftMailFacts, locale: Locale): MailContent {
  const words = inLocale(giftWords, locale);
  const { subject, title, paragraphs, button } = words[kind];
  const told = paragraphs(facts);
  const { labels } = words;
  const isGift = kind === 'gift';
  return {
    subject: subject(facts),
    preview: told[0] ?? '',
    state: isGift ? null : { tone: 'ok', word: kind === 'bought' ? words.paid : words.back },
    title: title(facts),
    greeting: words.greeting(isGift ? facts.to : facts.buyer),
    paragraphs: told,
    quote: isGift && facts.message !== '' ? { by: facts.from, text: facts.message } : null,
    facts: [
      { label: labels.amount, value: facts.amount },
      ...(isGift ? [] : [{ label: labels.to, value: `${facts.to}\n${facts.email}` }]),
      ...(kind === 'bought' ? [{ label: labels.sendDay, value: facts.sendDay }] : []),
      ...(kind === 'returned' ? [] : [{ label: labels.redeemBy, value: facts.redeemBy }]),
    ],
    code: isGift ? { label: words.code, value: facts.code } : null,
    action: { label: button, href: isGift ? facts.card : facts.own },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  code: 'Código',
  paid: 'Pago',
  back: 'Devolvido',
  labels: { amount: 'Valor', to: 'Para', sendDay: 'Enviado em', redeemBy: 'Utilizável até' },
  gift: {
    subject: (f) => `${f.from} ofereceu-lhe ${f.amount} na Metade`,
    title: (f) => `${f.amount} para jantar fora`,
    paragraphs: (f) => [
      `${f.from} enviou-lhe um cheque-oferta da Metade. Com ele paga as taxas de reserva e, no restaurante, o desconto na comida é para toda a mesa.`,
      'Abra-o, entre na sua conta e o valor fica no seu crédito.',
    ],
    button: 'Abrir o cheque-oferta',
  },
  bought: {
    subject: (f) => `O seu cheque-oferta de ${f.amount} para ${f.to}`,
    title: () => 'O cheque-oferta está pago',
    paragraphs: (f) => [
      `Enviamo-lo a ${f.to} por e-mail no dia escolhido. No seu perfil vê o código, o estado e, enquanto não for usado, o botão para o devolver.`,
    ],
    button: 'Ver o cheque-oferta',
  },
  returned: {
    subject: (f) => `${f.amount} de volta: cheque-oferta devolvido`,
    title: (f) => `${f.amount} voltam para o seu cartão`,
    paragraphs: () => [
      'O código deixou de valer e enviámos o valor para o cartão com que pagou. O seu banco mostra-o dentro de alguns dias.',
    ],
    button: 'Ver o cheque-oferta',
  },
};

const ptBr: Overlay<Words> = {
  labels: { redeemBy: 'Válido até' },
  gift: {
    subject: (f) => `${f.from} deu a você ${f.amount} na Metade`,
    paragraphs: (f) => [
      `${f.from} enviou a você um vale-presente da Metade. Com ele você paga as taxas de reserva e, no restaurante, o desconto na comida é para a mesa inteira.`,
      'Abra o vale, entre na sua conta e o valor vira crédito seu.',
    ],
    button: 'Abrir o vale-presente',
  },
  bought: {
    subject: (f) => `Seu vale-presente de ${f.amount} para ${f.to}`,
    title: () => 'O vale-presente está pago',
    paragraphs: (f) => [
      `Ele chega a ${f.to} por e-mail no dia escolhido. No seu perfil você vê o código, o estado e, enquanto não for usado, o botão para devolver.`,
    ],
    button: 'Ver o vale-presente',
  },
  returned: {
    subject: (f) => `${f.amount} de volta: vale-presente devolvido`,
    title: (f) => `${f.amount} voltam para seu cartão`,
    paragraphs: () => [
      'O código não vale mais e enviamos o valor para o cartão que você usou para pagar. Ele aparece no seu banco em alguns dias.',
    ],
    button: 'Ver o vale-presente',
  },
};

export const giftWords: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    code: 'Code',
    paid: 'Paid',
    back: 'Returned',
    labels: { amount: 'Amount', to: 'For', sendDay: 'Sent on', redeemBy: 'Redeem by' },
    gift: {
      subject: (f) => `${f.from} has sent you ${f.amount} for Metade`,
      title: (f) => `${f.amount} for a meal out`,
      paragraphs: (f) => [
        `${f.from} has sent you a Metade gift voucher. It pays your booking fees, and at the restaurant the discount on food is for everyone at your table.`,
        'Open it, sign in, and the amount is added to your credit.',
      ],
      button: 'Open the gift voucher',
    },
    bought: {
      subject: (f) => `Your ${f.amount} gift voucher for ${f.to}`,
      title: () => 'Your gift voucher is paid',
      paragraphs: (f) => [
        `We send it to ${f.to} by e-mail on the day you chose. Your profile shows its code and status and, until it is used, a button to return it.`,
      ],
      button: 'See the gift voucher',
    },
    returned: {
      subject: (f) => `${f.amount} on its way back: gift voucher returned`,
      title: (f) => `${f.amount} goes back to your card`,
      paragraphs: () => [
        'The code is no longer valid, and we have sent the money to the card that you paid with. Your bank will show it within a few days.',
      ],
      button: 'See the gift voucher',
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    code: 'Código',
    paid: 'Pagada',
    back: 'Devuelta',
    labels: { amount: 'Importe', to: 'Para', sendDay: 'Envío', redeemBy: 'Válida hasta' },
    gift: {
      subject: (f) => `${f.from} le regala ${f.amount} en Metade`,
      title: (f) => `${f.amount} para salir a comer`,
      paragraphs: (f) => [
        `${f.from} le envía una tarjeta regalo de Metade. Con ella paga los gastos de reserva y, en el restaurante, el descuento en la comida es para toda la mesa.`,
        'Ábrala, entre en su cuenta y el importe pasa a su crédito.',
      ],
      button: 'Abrir la tarjeta regalo',
    },
    bought: {
      subject: (f) => `Su tarjeta regalo de ${f.amount} para ${f.to}`,
      title: () => 'Su tarjeta regalo está pagada',
      paragraphs: (f) => [
        `La enviamos a ${f.to} por correo electrónico el día elegido. En su perfil verá el código, el estado y, mientras no se use, el botón para devolverla.`,
      ],
      button: 'Ver la tarjeta regalo',
    },
    returned: {
      subject: (f) => `Devolución de ${f.amount}: tarjeta regalo`,
      title: (f) => `${f.amount} vuelven a su tarjeta`,
      paragraphs: () => [
        'El código ya no es válido y hemos enviado el importe a la tarjeta con la que pagó. Su banco lo mostrará en unos días.',
      ],
      button: 'Ver la tarjeta regalo',
    },
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
