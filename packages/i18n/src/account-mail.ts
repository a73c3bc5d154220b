import type { Locale } from './locale.ts';

export type AccountMailKind = 'welcome' | 'verify' | 'reset';
export type AccountMailFacts = {
  firstName: string;
  link: string;
  /** How long a link to a new password is good. */
  minutes: number;
  /** How long a link that confirms the address is good. */
  days: number;
};
type Words = { [K in AccountMailKind]: (facts: AccountMailFacts) => { subject: string; body: string } };

/** Subject and text of a message about an account, in its owner's language. */
export function accountMail(kind: AccountMailKind, facts: AccountMailFacts, locale: Locale) {
  return words[locale][kind](facts);
}

const lines = (...parts: string[]) => parts.join('\n\n');

const en: Words = {
  welcome: (f) => ({
    subject: 'Welcome to Metade',
    body: lines(
      `Hello ${f.firstName},`,
      'Your account is ready. Book a table, and everybody at it eats at half price.',
      `Confirm that this is your e-mail, so that bookings and vouchers reach you: ${f.link}`,
      `The link is good for ${f.days} days.`,
    ),
  }),
  verify: (f) => ({
    subject: 'Confirm your e-mail',
    body: lines(
      `Hello ${f.firstName},`,
      `Confirm that this is your e-mail: ${f.link}`,
      `The link is good for ${f.days} days.`,
    ),
  }),
  reset: (f) => ({
    subject: 'Choose a new password',
    body: lines(
      `Hello ${f.firstName},`,
      `Somebody asked for a new password for this account. Choose it here: ${f.link}`,
      `The link works once, for ${f.minutes} minutes. If it was not you, leave it: your password stays as it is.`,
    ),
  }),
};

const es: Words = {
  welcome: (f) => ({
    subject: 'Le damos la bienvenida a Metade',
    body: lines(
      `Hola, ${f.firstName}:`,
      'Su cuenta está lista. Reserve una mesa y todos los que se sienten comen a mitad de precio.',
      `Confirme que este es su correo, para que le lleguen reservas y vales: ${f.link}`,
      `El enlace sirve durante ${f.days} días.`,
    ),
  }),
  verify: (f) => ({
    subject: 'Confirme su correo',
    body: lines(
      `Hola, ${f.firstName}:`,
      `Confirme que este es su correo: ${f.link}`,
      `El enlace sirve durante ${f.days} días.`,
    ),
  }),
  reset: (f) => ({
    subject: 'Elija una contraseña nueva',
    body: lines(
      `Hola, ${f.firstName}:`,
      `Alguien ha pedido una contraseña nueva para esta cuenta. Elíjala aquí: ${f.link}`,
      `El enlace sirve una vez, durante ${f.minutes} minutos. Si no ha sido usted, no haga nada: su contraseña no cambia.`,
    ),
  }),
};

const pt: Words = {
  welcome: (f) => ({
    subject: 'Boas-vindas à Metade',
    body: lines(
      `Olá, ${f.firstName}.`,
      'A sua conta está pronta. Reserve uma mesa e todos os que se sentarem comem a metade do preço.',
      `Confirme que este é o seu e-mail, para que as reservas e os vouchers lhe cheguem: ${f.link}`,
      `A ligação serve durante ${f.days} dias.`,
    ),
  }),
  verify: (f) => ({
    subject: 'Confirme o seu e-mail',
    body: lines(
      `Olá, ${f.firstName}.`,
      `Confirme que este é o seu e-mail: ${f.link}`,
      `A ligação serve durante ${f.days} dias.`,
    ),
  }),
  reset: (f) => ({
    subject: 'Escolha uma palavra-passe nova',
    body: lines(
      `Olá, ${f.firstName}.`,
      `Alguém pediu uma palavra-passe nova para esta conta. Escolha-a aqui: ${f.link}`,
      `A ligação serve uma vez, durante ${f.minutes} minutos. Se não foi você, não faça nada: a sua palavra-passe não muda.`,
    ),
  }),
};

const words: Record<Locale, Words> = { en, es, pt };
