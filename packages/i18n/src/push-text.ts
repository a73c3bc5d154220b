import { formatDate, formatMealTime, formatTime } from './format-date.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';
import { overlaid, type Overlay } from './overlay.ts';

/** About one booking. */
type Booked = { restaurant: string; date: string; time: string; people: number };
/** until, answerBy: instants, told by the clock of zone. */
export type PushNotice =
  | ({ notice: 'confirmed' | 'declined' | 'unanswered' | 'reminder_day' | 'reminder_soon' } & Booked)
  | ({ notice: 'voucher_used' | 'rate' } & Pick<Booked, 'restaurant'>)
  | ({ notice: 'turn'; until: string; zone: string } & Booked)
  | { notice: 'points'; points: number; day: string }
  | ({ notice: 'team_booked' } & Booked)
  | ({ notice: 'team_request' | 'team_deadline'; answerBy: string; zone: string } & Booked);

type Facts = {
  restaurant: string;
  when: string;
  time: string;
  people: string;
  until: string;
  points: number;
  day: string;
};
type Words = {
  people: (people: number) => string;
  notices: Record<PushNotice['notice'], (facts: Facts) => { title: string; body: string }>;
};

/** What a device shows, in its language. Names the restaurant and no person: others see a locked screen. */
export function pushText(notice: PushNotice, locale: Locale): { title: string; body: string } {
  const { people, notices } = inLocale(words, locale);
  const booked = 'date' in notice ? notice : null;
  const instant = 'until' in notice ? notice.until : 'answerBy' in notice ? notice.answerBy : null;
  const time = booked ? formatMealTime(booked.date, booked.time, locale) : '';
  return notices[notice.notice]({
    restaurant: 'restaurant' in notice ? notice.restaurant : '',
    when: booked ? `${formatDate(booked.date, locale)}, ${time}` : '',
    time,
    people: booked ? people(booked.people) : '',
    until: instant !== null && 'zone' in notice ? formatTime(instant, notice.zone) : '',
    points: 'points' in notice ? notice.points : 0,
    day: 'day' in notice ? formatDate(notice.day, locale) : '',
  });
}

const pt: Words = {
  people: (people) => (people === 1 ? '1 pessoa' : `${people} pessoas`),
  notices: {
    confirmed: (f) => ({ title: 'Reserva confirmada', body: `${f.restaurant}, ${f.when}. O voucher está pronto.` }),
    declined: (f) => ({
      title: 'O restaurante não pôde aceitar',
      body: `${f.restaurant}, ${f.when}. Nada foi cobrado.`,
    }),
    unanswered: (f) => ({
      title: 'O restaurante não respondeu a tempo',
      body: `${f.restaurant}, ${f.when}. Nada foi cobrado.`,
    }),
    reminder_day: (f) => ({ title: `Mesa marcada: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    reminder_soon: (f) => ({
      title: `Às ${f.time} em ${f.restaurant}`,
      body: 'Mostre o voucher ao sentar-se.',
    }),
    voucher_used: (f) => ({ title: 'Voucher usado', body: `Bom apetite! ${f.restaurant} registou a sua chegada.` }),
    rate: (f) => ({ title: 'Como correu a refeição?', body: `Avalie ${f.restaurant} em menos de um minuto.` }),
    turn: (f) => ({
      title: `Há mesa: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Guardada para si até às ${f.until}.`,
    }),
    points: (f) => ({ title: 'Pontos quase a expirar', body: `${f.points} pontos expiram: ${f.day}.` }),
    team_booked: (f) => ({ title: `Nova reserva: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    team_request: (f) => ({
      title: `Nova reserva à espera: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Responda até às ${f.until}.`,
    }),
    team_deadline: (f) => ({
      title: `O prazo termina às ${f.until}`,
      body: `${f.restaurant}: falta responder à reserva de ${f.when}, ${f.people}.`,
    }),
  },
};

const ptBr: Overlay<Words> = {
  notices: {
    reminder_soon: (f) => ({ title: `Às ${f.time} em ${f.restaurant}`, body: 'Mostre o voucher ao se sentar.' }),
    voucher_used: (f) => ({ title: 'Voucher usado', body: `Bom apetite! ${f.restaurant} registrou sua chegada.` }),
    rate: (f) => ({ title: 'Como foi a refeição?', body: `Avalie ${f.restaurant} em menos de um minuto.` }),
    turn: (f) => ({
      title: `Tem mesa: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Guardada para você até as ${f.until}.`,
    }),
    points: (f) => ({ title: 'Pontos prestes a expirar', body: `${f.points} pontos expiram: ${f.day}.` }),
    team_request: (f) => ({
      title: `Nova reserva esperando: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Responda até as ${f.until}.`,
    }),
  },
};

const en: Words = {
  people: (people) => (people === 1 ? '1 person' : `${people} people`),
  notices: {
    confirmed: (f) => ({ title: 'Booking confirmed', body: `${f.restaurant}, ${f.when}. Your voucher is ready.` }),
    declined: (f) => ({
      title: 'The restaurant could not accept',
      body: `${f.restaurant}, ${f.when}. Nothing was charged.`,
    }),
    unanswered: (f) => ({
      title: 'The restaurant did not answer in time',
      body: `${f.restaurant}, ${f.when}. Nothing was charged.`,
    }),
    reminder_day: (f) => ({ title: `Your table: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    reminder_soon: (f) => ({ title: `${f.restaurant} at ${f.time}`, body: 'Show your voucher when you sit down.' }),
    voucher_used: (f) => ({ title: 'Voucher used', body: `Enjoy your meal! ${f.restaurant} has seen you arrive.` }),
    rate: (f) => ({ title: 'How was your meal?', body: `Rate ${f.restaurant} in less than a minute.` }),
    turn: (f) => ({
      title: `A table is free: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Held for you until ${f.until}.`,
    }),
    points: (f) => ({ title: 'Points are about to expire', body: `${f.points} points expire on ${f.day}.` }),
    team_booked: (f) => ({ title: `New booking: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    team_request: (f) => ({
      title: `New booking to answer: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Answer by ${f.until}.`,
    }),
    team_deadline: (f) => ({
      title: `Time to answer ends at ${f.until}`,
      body: `${f.restaurant}: a booking still waits, ${f.when}, ${f.people}.`,
    }),
  },
};

const es: Words = {
  people: (people) => (people === 1 ? '1 persona' : `${people} personas`),
  notices: {
    confirmed: (f) => ({ title: 'Reserva confirmada', body: `${f.restaurant}, ${f.when}. Su vale está listo.` }),
    declined: (f) => ({
      title: 'El restaurante no ha podido aceptar',
      body: `${f.restaurant}, ${f.when}. No se ha cobrado nada.`,
    }),
    unanswered: (f) => ({
      title: 'El restaurante no respondió a tiempo',
      body: `${f.restaurant}, ${f.when}. No se ha cobrado nada.`,
    }),
    reminder_day: (f) => ({ title: `Su mesa: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    reminder_soon: (f) => ({ title: `${f.restaurant} a las ${f.time}`, body: 'Muestre el vale al sentarse.' }),
    voucher_used: (f) => ({
      title: 'Vale usado',
      body: `¡Buen provecho! ${f.restaurant} ha registrado su llegada.`,
    }),
    rate: (f) => ({ title: '¿Qué tal la comida?', body: `Valore ${f.restaurant} en menos de un minuto.` }),
    turn: (f) => ({
      title: `Hay mesa: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Guardada para usted hasta las ${f.until}.`,
    }),
    points: (f) => ({ title: 'Puntos a punto de caducar', body: `${f.points} puntos caducan: ${f.day}.` }),
    team_booked: (f) => ({ title: `Nueva reserva: ${f.restaurant}`, body: `${f.when}, ${f.people}.` }),
    team_request: (f) => ({
      title: `Nueva reserva por responder: ${f.restaurant}`,
      body: `${f.when}, ${f.people}. Responda antes de las ${f.until}.`,
    }),
    team_deadline: (f) => ({
      title: `El plazo termina a las ${f.until}`,
      body: `${f.restaurant}: falta responder a la reserva de ${f.when}, ${f.people}.`,
    }),
  },
};

export const words: Worded<Words> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };
