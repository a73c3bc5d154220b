import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** failed: the bank sent the money back; the others say what was decided about it. */
export const failedRefundMailKinds = ['failed', 'retried', 'credited', 'transferred'] as const;
export type FailedRefundMailKind = (typeof failedRefundMailKinds)[number];

export type FailedRefundMailFacts = {
  firstName: string;
  /** The sum, as the locale writes it. */
  amount: string;
  /** As its issuer and last digits name it; empty when unknown. */
  card: string;
  /** Of a booking; null for a gift voucher. */
  booking: { restaurant: string; date: string; number: string } | null;
  /** Of a bank transfer. */
  reference: string | null;
  link: string;
};

type Kind = {
  subject: (amount: string) => string;
  title: (amount: string) => string;
  paragraphs: (amount: string) => string[];
  state: string;
};
type Words = {
  greeting: (name: string) => string;
  labels: { restaurant: string; date: string; number: string; amount: string; card: string; reference: string };
  booking: string;
  gift: string;
} & Record<FailedRefundMailKind, Kind>;

/** Tells whoever paid that a refund came back from the bank, or how they get the money instead. */
export function failedRefundMail(
  kind: FailedRefundMailKind,
  facts: FailedRefundMailFacts,
  locale: Locale,
): MailContent {
  const words = inLocale(failedRefundWords, locale);
  const { subject, title, paragraphs, state } = words[kind];
  const { labels } = words;
  const { amount, booking, card, reference } = facts;
  const told = paragraphs(amount);
  const ofCard = kind === 'failed' || kind === 'retried';
  return {
    subject: subject(amount),
    preview: told[0] ?? '',
    state: { tone: kind === 'failed' ? 'wait' : 'ok', word: state },
    title: title(amount),
    greeting: words.greeting(facts.firstName),
    paragraphs: told,
    quote: null,
    facts: [
      ...(booking
        ? [
            { label: labels.restaurant, value: booking.restaurant },
            { label: labels.date, value: booking.date },
            { label: labels.number, value: booking.number },
          ]
        : []),
      { label: labels.amount, value: amount },
      ...(ofCard && card ? [{ label: labels.card, value: card }] : []),
      ...(reference === null ? [] : [{ label: labels.reference, value: reference }]),
    ],
    code: null,
    action: { label: booking ? words.booking : words.gift, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  labels: {
    restaurant: 'Restaurante',
    date: 'Dia',
    number: 'Reserva',
    amount: 'Valor',
    card: 'Cartão',
    reference: 'Referência da transferência',
  },
  booking: 'Abrir a reserva',
  gift: 'Abrir o cheque-oferta',
  failed: {
    subject: (amount) => `O reembolso de ${amount} não chegou ao seu cartão`,
    title: (amount) => `Continuamos a dever-lhe ${amount}`,
    paragraphs: () => [
      'O banco do seu cartão devolveu-nos o reembolso. É o que costuma acontecer quando o cartão foi cancelado ou substituído.',
      'Não tem de fazer nada: vamos entregar-lhe o dinheiro de outra forma e avisamos assim que o fizermos. Se preferir uma transferência bancária ou crédito na Metade, responda a esta mensagem.',
    ],
    state: 'Reembolso devolvido pelo banco',
  },
  retried: {
    subject: (amount) => `Enviámos de novo o reembolso de ${amount}`,
    title: (amount) => `${amount} seguem de novo para o seu cartão`,
    paragraphs: () => [
      'Voltámos a enviar o reembolso para o cartão com que pagou. O seu banco mostra-o dentro de alguns dias. Se o devolver outra vez, avisamos.',
    ],
    state: 'Reembolso enviado de novo',
  },
  credited: {
    subject: (amount) => `${amount} de crédito em vez do reembolso`,
    title: (amount) => `Tem ${amount} de crédito na Metade`,
    paragraphs: () => [
      'O reembolso não chegou ao seu cartão, por isso o valor está agora no crédito da sua conta. Paga com ele as próximas reservas.',
    ],
    state: 'Crédito atribuído',
  },
  transferred: {
    subject: (amount) => `Transferimos ${amount} para si`,
    title: (amount) => `Transferimos ${amount} para a sua conta bancária`,
    paragraphs: () => [
      'O reembolso não chegou ao seu cartão, por isso fizemos uma transferência bancária. Encontra-a no extrato com a referência abaixo.',
    ],
    state: 'Dinheiro transferido',
  },
};

const ptBr: Overlay<Words> = {
  gift: 'Abrir o vale-presente',
  failed: {
    subject: (amount) => `O reembolso de ${amount} não chegou ao seu cartão`,
    title: (amount) => `Ainda devemos ${amount} a você`,
    paragraphs: () => [
      'O banco do seu cartão nos devolveu o reembolso. Isso costuma acontecer quando o cartão foi cancelado ou substituído.',
      'Você não precisa fazer nada: vamos entregar o dinheiro de outra forma e avisamos assim que isso acontecer. Se preferir uma transferência bancária ou crédito na Metade, responda a esta mensagem.',
    ],
  },
  retried: {
    subject: (amount) => `Enviamos de novo o reembolso de ${amount}`,
    paragraphs: () => [
      'Enviamos o reembolso outra vez para o cartão que você usou para pagar. Ele aparece no seu banco em alguns dias. Se o banco devolver de novo, avisamos.',
    ],
  },
  credited: {
    title: (amount) => `Você tem ${amount} de crédito na Metade`,
    paragraphs: () => [
      'O reembolso não chegou ao seu cartão, por isso o valor agora está no crédito da sua conta. Use-o para pagar as próximas reservas.',
    ],
  },
  transferred: {
    subject: (amount) => `Transferimos ${amount} para você`,
    title: (amount) => `Transferimos ${amount} para sua conta bancária`,
    paragraphs: () => [
      'O reembolso não chegou ao seu cartão, por isso fizemos uma transferência bancária. Ela aparece no extrato com a referência abaixo.',
    ],
  },
};

export const failedRefundWords: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    labels: {
      restaurant: 'Restaurant',
      date: 'Day',
      number: 'Booking',
      amount: 'Amount',
      card: 'Card',
      reference: 'Transfer reference',
    },
    booking: 'Open the booking',
    gift: 'Open the gift voucher',
    failed: {
      subject: (amount) => `Your refund of ${amount} did not reach your card`,
      title: (amount) => `We still owe you ${amount}`,
      paragraphs: () => [
        'Your card’s bank sent our refund back. This usually happens when a card has been cancelled or replaced.',
        'There is nothing you have to do: we will get the money to you another way, and tell you when we have. If you would rather have a bank transfer, or credit at Metade, reply to this message.',
      ],
      state: 'Refund sent back by the bank',
    },
    retried: {
      subject: (amount) => `We have sent your refund of ${amount} again`,
      title: (amount) => `${amount} is on its way to your card again`,
      paragraphs: () => [
        'We have sent the refund once more to the card that you paid with. Your bank will show it within a few days. If it comes back again, we will tell you.',
      ],
      state: 'Refund sent again',
    },
    credited: {
      subject: (amount) => `${amount} as credit instead of the refund`,
      title: (amount) => `You have ${amount} of credit at Metade`,
      paragraphs: () => [
        'The refund did not reach your card, so the money is now credit in your account. It pays for your next bookings.',
      ],
      state: 'Credit given',
    },
    transferred: {
      subject: (amount) => `We have transferred ${amount} to you`,
      title: (amount) => `We have transferred ${amount} to your bank account`,
      paragraphs: () => [
        'The refund did not reach your card, so we made a bank transfer. Your statement shows it with the reference below.',
      ],
      state: 'Money transferred',
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    labels: {
      restaurant: 'Restaurante',
      date: 'Día',
      number: 'Reserva',
      amount: 'Importe',
      card: 'Tarjeta',
      reference: 'Referencia de la transferencia',
    },
    booking: 'Abrir la reserva',
    gift: 'Abrir la tarjeta regalo',
    failed: {
      subject: (amount) => `El reembolso de ${amount} no ha llegado a su tarjeta`,
      title: (amount) => `Le seguimos debiendo ${amount}`,
      paragraphs: () => [
        'El banco de su tarjeta nos ha devuelto el reembolso. Suele ocurrir cuando la tarjeta se ha cancelado o sustituido.',
        'No tiene que hacer nada: le haremos llegar el dinero de otra forma y le avisaremos en cuanto lo hayamos hecho. Si prefiere una transferencia bancaria o crédito en Metade, responda a este mensaje.',
      ],
      state: 'Reembolso devuelto por el banco',
    },
    retried: {
      subject: (amount) => `Hemos vuelto a enviar su reembolso de ${amount}`,
      title: (amount) => `${amount} van de nuevo a su tarjeta`,
      paragraphs: () => [
        'Hemos vuelto a enviar el reembolso a la tarjeta con la que pagó. Su banco lo mostrará en unos días. Si vuelve a rechazarlo, le avisaremos.',
      ],
      state: 'Reembolso enviado de nuevo',
    },
    credited: {
      subject: (amount) => `${amount} de crédito en lugar del reembolso`,
      title: (amount) => `Tiene ${amount} de crédito en Metade`,
      paragraphs: () => [
        'El reembolso no llegó a su tarjeta, así que el importe está ahora en el crédito de su cuenta. Con él paga sus próximas reservas.',
      ],
      state: 'Crédito concedido',
    },
    transferred: {
      subject: (amount) => `Le hemos transferido ${amount}`,
      title: (amount) => `Hemos transferido ${amount} a su cuenta bancaria`,
      paragraphs: () => [
        'El reembolso no llegó a su tarjeta, así que hemos hecho una transferencia bancaria. La verá en su extracto con la referencia de abajo.',
      ],
      state: 'Dinero transferido',
    },
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
