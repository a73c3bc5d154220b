import type { Locale } from './locale.ts';

export type OrderMailKind = 'waiting' | 'confirmed' | 'declined' | 'unanswered' | 'cancelled' | 'refunded';
export type OrderMailFacts = {
  firstName: string;
  restaurant: string;
  when: string;
  people: number;
  number: string;
  link: string;
  voucherLink: string | null;
  reason: string | null;
  refunded: string | null;
  credited: string | null;
};
type Mail = { subject: string; body: string };
type Words = { [K in OrderMailKind]: (facts: OrderMailFacts) => Mail };

/** Subject and text of a message about an order, in the diner's language. Sums and dates come formatted. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts, locale: Locale): Mail {
  return words[locale][kind](facts);
}

const lines = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join('\n\n');

const en: Words = {
  waiting: (f) => ({
    subject: `Waiting for ${f.restaurant} to confirm`,
    body: lines(
      `Hello ${f.firstName},`,
      `Your table for ${f.people} at ${f.restaurant}, ${f.when}, is waiting for the restaurant’s yes. Your card is charged only when it comes.`,
      `Order ${f.number}: ${f.link}`,
    ),
  }),
  confirmed: (f) => ({
    subject: `Confirmed: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Hello ${f.firstName},`,
      `Your table for ${f.people} at ${f.restaurant} is confirmed for ${f.when}.`,
      f.voucherLink && `Show this voucher when you sit down: ${f.voucherLink}`,
      `Order ${f.number}: ${f.link}`,
    ),
  }),
  declined: (f) => ({
    subject: `${f.restaurant} could not take your booking`,
    body: lines(
      `Hello ${f.firstName},`,
      `${f.restaurant} could not take your booking for ${f.when}.`,
      f.reason && `They wrote: ${f.reason}`,
      'You were not charged: the reservation on your card has been released.',
      `Other tables: ${f.link}`,
    ),
  }),
  unanswered: (f) => ({
    subject: `${f.restaurant} did not answer in time`,
    body: lines(
      `Hello ${f.firstName},`,
      `${f.restaurant} did not answer in time for ${f.when}. You were not charged: the reservation on your card has been released.`,
      `Other tables: ${f.link}`,
    ),
  }),
  cancelled: (f) => ({
    subject: `Cancelled: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Hello ${f.firstName},`,
      `Your booking at ${f.restaurant} for ${f.when} is cancelled.`,
      f.refunded && `Back to your card: ${f.refunded}.`,
      f.credited && `Added to your credit: ${f.credited}.`,
      `Order ${f.number}: ${f.link}`,
    ),
  }),
  refunded: (f) => ({
    subject: `Your money is on its way back: ${f.restaurant}`,
    body: lines(
      `Hello ${f.firstName},`,
      `Your payment for ${f.restaurant}, ${f.when}, arrived when the table was gone. All of it goes back to your card.`,
      `Other tables: ${f.link}`,
    ),
  }),
};

const es: Words = {
  waiting: (f) => ({
    subject: `A la espera de que ${f.restaurant} confirme`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `Tu mesa para ${f.people} en ${f.restaurant}, ${f.when}, espera el sí del restaurante. Solo cobramos cuando llegue.`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  confirmed: (f) => ({
    subject: `Confirmada: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `Tu mesa para ${f.people} en ${f.restaurant} está confirmada para ${f.when}.`,
      f.voucherLink && `Enseña este vale al sentarte: ${f.voucherLink}`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  declined: (f) => ({
    subject: `${f.restaurant} no ha podido aceptar tu reserva`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `${f.restaurant} no ha podido aceptar tu reserva para ${f.when}.`,
      f.reason && `Nos dice: ${f.reason}`,
      'No se te ha cobrado nada: la retención de tu tarjeta queda liberada.',
      `Otras mesas: ${f.link}`,
    ),
  }),
  unanswered: (f) => ({
    subject: `${f.restaurant} no respondió a tiempo`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `${f.restaurant} no respondió a tiempo para ${f.when}. No se te ha cobrado nada: la retención de tu tarjeta queda liberada.`,
      `Otras mesas: ${f.link}`,
    ),
  }),
  cancelled: (f) => ({
    subject: `Cancelada: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `Tu reserva en ${f.restaurant} para ${f.when} está cancelada.`,
      f.refunded && `Vuelve a tu tarjeta: ${f.refunded}.`,
      f.credited && `Se suma a tu saldo: ${f.credited}.`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  refunded: (f) => ({
    subject: `Tu dinero está de vuelta: ${f.restaurant}`,
    body: lines(
      `Hola, ${f.firstName}:`,
      `Tu pago para ${f.restaurant}, ${f.when}, llegó cuando la mesa ya no estaba libre. Vuelve entero a tu tarjeta.`,
      `Otras mesas: ${f.link}`,
    ),
  }),
};

const pt: Words = {
  waiting: (f) => ({
    subject: `À espera da confirmação: ${f.restaurant}`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `A sua mesa para ${f.people} em ${f.restaurant}, ${f.when}, espera pelo sim do restaurante. Só cobramos quando ele chegar.`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  confirmed: (f) => ({
    subject: `Confirmada: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `A sua mesa para ${f.people} em ${f.restaurant} está confirmada para ${f.when}.`,
      f.voucherLink && `Mostre este voucher ao sentar-se: ${f.voucherLink}`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  declined: (f) => ({
    subject: `${f.restaurant} não pôde aceitar a reserva`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `${f.restaurant} não pôde aceitar a sua reserva para ${f.when}.`,
      f.reason && `Motivo: ${f.reason}`,
      'Nada foi cobrado: a cativação no seu cartão foi libertada.',
      `Outras mesas: ${f.link}`,
    ),
  }),
  unanswered: (f) => ({
    subject: `${f.restaurant} não respondeu a tempo`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `${f.restaurant} não respondeu a tempo para ${f.when}. Nada foi cobrado: a cativação no seu cartão foi libertada.`,
      `Outras mesas: ${f.link}`,
    ),
  }),
  cancelled: (f) => ({
    subject: `Cancelada: ${f.restaurant}, ${f.when}`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `A sua reserva em ${f.restaurant} para ${f.when} está cancelada.`,
      f.refunded && `De volta ao cartão: ${f.refunded}.`,
      f.credited && `Somado ao seu crédito: ${f.credited}.`,
      `Reserva ${f.number}: ${f.link}`,
    ),
  }),
  refunded: (f) => ({
    subject: `O seu dinheiro vai a caminho: ${f.restaurant}`,
    body: lines(
      `Olá, ${f.firstName}.`,
      `O pagamento para ${f.restaurant}, ${f.when}, chegou quando a mesa já não estava livre. Volta inteiro ao seu cartão.`,
      `Outras mesas: ${f.link}`,
    ),
  }),
};

const words: Record<Locale, Words> = { en, es, pt };
