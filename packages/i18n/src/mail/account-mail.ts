import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** email: confirms a new address of the account. */
export const accountMailKinds = ['welcome', 'verify', 'reset', 'email', 'unlock'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];
export type AccountMailFacts = {
  firstName: string;
  link: string;
  /** Off the food: "50 %". */
  discount: string;
  /** How long a link to a new password is good. */
  minutes: number;
  /** How long a link that confirms the address is good. */
  days: number;
  /** How long a link past the limits of log-in is good. */
  hours: number;
};

type Words = {
  greeting: (name: string) => string;
  kinds: Record<
    AccountMailKind,
    (facts: AccountMailFacts) => { subject: string; title: string; paragraphs: string[]; button: string }
  >;
};

/** A message about an account, in its owner's language. */
export function accountMail(kind: AccountMailKind, facts: AccountMailFacts, locale: Locale): MailContent {
  const { greeting, kinds } = inLocale(words, locale);
  const { subject, title, paragraphs, button } = kinds[kind](facts);
  return {
    subject,
    preview: paragraphs[0] ?? '',
    state: null,
    title,
    greeting: greeting(facts.firstName),
    paragraphs,
    quote: null,
    facts: [],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const en: Words = {
  greeting: (name) => `Hello ${name},`,
  kinds: {
    welcome: (f) => ({
      subject: 'Welcome to Metade',
      title: 'Your account is ready',
      paragraphs: [
        `Book a table, and everyone at it gets ${f.discount} off the food.`,
        `Confirm that this is your e-mail address, so that bookings and vouchers reach you. The link is valid for ${f.days} days.`,
      ],
      button: 'Confirm my e-mail',
    }),
    verify: (f) => ({
      subject: 'Confirm your e-mail',
      title: 'Is this your e-mail address?',
      paragraphs: [`Confirm it, so that bookings and vouchers reach you. The link is valid for ${f.days} days.`],
      button: 'Confirm my e-mail',
    }),
    email: (f) => ({
      subject: 'Confirm your new e-mail',
      title: 'Is this your new e-mail address?',
      paragraphs: [
        `Somebody asked to use this e-mail for the account. It keeps the old one until you confirm. The link is valid for ${f.days} days.`,
      ],
      button: 'Use this e-mail',
    }),
    reset: (f) => ({
      subject: 'Choose a new password',
      title: 'A new password',
      paragraphs: [
        'Somebody requested a new password for this account.',
        `The link works once, for ${f.minutes} minutes. If it was not you, ignore this message: your password stays the same.`,
      ],
      button: 'Choose a password',
    }),
    unlock: (f) => ({
      subject: 'Sign in with this link',
      title: 'Somebody tried many passwords',
      paragraphs: [
        'There were too many wrong passwords for your account, so we paused sign-in on devices that we do not know.',
        `If you want to sign in on a new device, use this link and your password within ${f.hours} hours. Your usual devices work as always.`,
        'If it was not you, there is nothing you need to do: nobody got in.',
      ],
      button: 'Sign in',
    }),
  },
};

const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  kinds: {
    welcome: (f) => ({
      subject: 'Le damos la bienvenida a Metade',
      title: 'Su cuenta está lista',
      paragraphs: [
        `Reserve una mesa y todos los comensales tendrán un ${f.discount} de descuento en la comida.`,
        `Confirme que este es su correo, para que le lleguen reservas y vales. El enlace sirve durante ${f.days} días.`,
      ],
      button: 'Confirmar mi correo',
    }),
    verify: (f) => ({
      subject: 'Confirme su correo',
      title: '¿Es este su correo?',
      paragraphs: [`Confírmelo, para que le lleguen reservas y vales. El enlace sirve durante ${f.days} días.`],
      button: 'Confirmar mi correo',
    }),
    email: (f) => ({
      subject: 'Confirme su correo nuevo',
      title: '¿Es este su correo nuevo?',
      paragraphs: [
        `Alguien ha pedido usar este correo para la cuenta. El de antes sigue valiendo hasta que lo confirme. El enlace sirve durante ${f.days} días.`,
      ],
      button: 'Usar este correo',
    }),
    reset: (f) => ({
      subject: 'Elija una contraseña nueva',
      title: 'Una contraseña nueva',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para esta cuenta.',
        `El enlace sirve una vez, durante ${f.minutes} minutos. Si no ha sido usted, no haga nada: su contraseña no cambia.`,
      ],
      button: 'Elegir contraseña',
    }),
    unlock: (f) => ({
      subject: 'Inicie sesión con este enlace',
      title: 'Alguien ha probado muchas contraseñas',
      paragraphs: [
        'Ha habido demasiadas contraseñas equivocadas para su cuenta, así que hemos pausado el acceso desde dispositivos que no conocemos.',
        `Si quiere entrar desde un dispositivo nuevo, use este enlace y su contraseña en las próximas ${f.hours} horas. Sus dispositivos de siempre funcionan como siempre.`,
        'Si no ha sido usted, no tiene que hacer nada: nadie ha entrado.',
      ],
      button: 'Iniciar sesión',
    }),
  },
};

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  kinds: {
    welcome: (f) => ({
      subject: 'Boas-vindas à Metade',
      title: 'A sua conta está pronta',
      paragraphs: [
        `Reserve uma mesa e todos os que se sentarem têm ${f.discount} de desconto na comida.`,
        `Confirme que este é o seu e-mail, para que as reservas e os vouchers lhe cheguem. O link serve durante ${f.days} dias.`,
      ],
      button: 'Confirmar o meu e-mail',
    }),
    verify: (f) => ({
      subject: 'Confirme o seu e-mail',
      title: 'Este e-mail é seu?',
      paragraphs: [`Confirme-o, para que as reservas e os vouchers lhe cheguem. O link serve durante ${f.days} dias.`],
      button: 'Confirmar o meu e-mail',
    }),
    email: (f) => ({
      subject: 'Confirme o seu novo e-mail',
      title: 'Este é o seu novo e-mail?',
      paragraphs: [
        `Alguém pediu para usar este e-mail na conta. O anterior mantém-se até confirmar. O link serve durante ${f.days} dias.`,
      ],
      button: 'Usar este e-mail',
    }),
    reset: (f) => ({
      subject: 'Escolha uma palavra-passe nova',
      title: 'Uma palavra-passe nova',
      paragraphs: [
        'Alguém pediu uma palavra-passe nova para esta conta.',
        `O link serve uma vez, durante ${f.minutes} minutos. Se não fez este pedido, não faça nada: a sua palavra-passe não muda.`,
      ],
      button: 'Escolher a palavra-passe',
    }),
    unlock: (f) => ({
      subject: 'Entre com este link',
      title: 'Alguém tentou muitas palavras-passe',
      paragraphs: [
        'Houve demasiadas palavras-passe erradas na sua conta, por isso suspendemos a entrada em dispositivos que não conhecemos.',
        `Se quer entrar num dispositivo novo, use este link e a sua palavra-passe nas próximas ${f.hours} horas. Os seus dispositivos habituais funcionam como sempre.`,
        'Se não reconhece estas tentativas, não precisa de fazer nada: ninguém entrou.',
      ],
      button: 'Entrar',
    }),
  },
};

const ptBr: Overlay<Words> = {
  kinds: {
    welcome: (f) => ({
      subject: 'Boas-vindas à Metade',
      title: 'Sua conta está pronta',
      paragraphs: [
        `Reserve uma mesa e todos os que se sentarem têm ${f.discount} de desconto na comida.`,
        `Confirme que este é seu e-mail, para receber as reservas e os vouchers. O link vale por ${f.days} dias.`,
      ],
      button: 'Confirmar meu e-mail',
    }),
    verify: (f) => ({
      subject: 'Confirme seu e-mail',
      title: 'Este e-mail é seu?',
      paragraphs: [`Confirme para receber as reservas e os vouchers. O link vale por ${f.days} dias.`],
      button: 'Confirmar meu e-mail',
    }),
    email: (f) => ({
      subject: 'Confirme seu novo e-mail',
      title: 'Este é seu novo e-mail?',
      paragraphs: [
        `Alguém pediu para usar este e-mail na conta. O anterior continua até você confirmar. O link vale por ${f.days} dias.`,
      ],
      button: 'Usar este e-mail',
    }),
    reset: (f) => ({
      subject: 'Escolha uma senha nova',
      title: 'Uma senha nova',
      paragraphs: [
        'Alguém pediu uma senha nova para esta conta.',
        `O link só funciona uma vez e vale por ${f.minutes} minutos. Se não foi você, não faça nada: sua senha continua a mesma.`,
      ],
      button: 'Escolher uma senha',
    }),
    unlock: (f) => ({
      subject: 'Entre com este link',
      title: 'Alguém tentou muitas senhas',
      paragraphs: [
        'Houve muitas senhas erradas na sua conta, por isso suspendemos a entrada em dispositivos que não conhecemos.',
        `Se quer entrar em um dispositivo novo, use este link e sua senha nas próximas ${f.hours} horas. Seus dispositivos habituais funcionam como sempre.`,
        'Se não foi você, não precisa fazer nada: ninguém entrou.',
      ],
      button: 'Entrar',
    }),
  },
};

export const words: Worded<Words> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };
