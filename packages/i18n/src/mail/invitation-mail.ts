import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** restaurant: invited to register; licensee: offered a territory. name: of either. */
export type InvitationMailFacts = {
  kind: 'restaurant' | 'licensee';
  name: string;
  cities: string;
  /** For how many days the link leads in. */
  days: number;
  link: string;
};

type Words = Record<
  InvitationMailFacts['kind'],
  {
    subject: (name: string) => string;
    title: (name: string) => string;
    paragraphs: (cities: string, days: number) => string[];
    button: string;
  }
>;

const pt: Words = {
  restaurant: {
    subject: (name) => `${name}: convite para a Metade`,
    title: (name) => `Traga ${name} para a Metade`,
    paragraphs: (cities, days) => [
      `Na Metade, os clientes reservam mesas livres em ${cities} e o restaurante decide que mesas oferece, em que dias e a que horas. O registo é gratuito.`,
      `Já preenchemos o que sabemos. O link serve uma vez, durante ${days} dias. Se não é para si, ignore esta mensagem.`,
    ],
    button: 'Começar o registo',
  },
  licensee: {
    subject: (name) => `Convite para a licença ${name}`,
    title: (name) => `${name}: a sua licença na Metade`,
    paragraphs: (cities, days) => [
      `O seu território: ${cities}. No painel vê os restaurantes, os contactos e o extrato de cada mês.`,
      `Crie a sua palavra-passe e configure o segundo passo. O link serve uma vez, durante ${days} dias.`,
    ],
    button: 'Aceitar o convite',
  },
};

const ptBr: Overlay<Words> = {
  restaurant: {
    paragraphs: (cities, days) => [
      `Na Metade, os clientes reservam mesas livres em ${cities} e o restaurante decide quais mesas oferece, em que dias e em que horários. O cadastro é gratuito.`,
      `Já preenchemos o que sabemos. O link só funciona uma vez e vale por ${days} dias. Se não é para você, ignore esta mensagem.`,
    ],
    button: 'Começar o cadastro',
  },
  licensee: {
    paragraphs: (cities, days) => [
      `Seu território: ${cities}. No painel você vê os restaurantes, os contatos e o extrato de cada mês.`,
      `Crie sua senha e configure o segundo passo. O link só funciona uma vez e vale por ${days} dias.`,
    ],
  },
};

export const words: Worded<Words> = {
  en: {
    restaurant: {
      subject: (name) => `${name}: an invitation to Metade`,
      title: (name) => `Bring ${name} to Metade`,
      paragraphs: (cities, days) => [
        `On Metade, diners book free tables in ${cities}, and the restaurant decides which tables it offers, on which days and at which hours. Registering is free.`,
        `We have filled in what we know. The link works once, for ${days} days. If this is not for you, ignore this message.`,
      ],
      button: 'Start registering',
    },
    licensee: {
      subject: (name) => `An invitation to the licence ${name}`,
      title: (name) => `${name}: your licence with Metade`,
      paragraphs: (cities, days) => [
        `Your territory: ${cities}. In the panel you see its restaurants, its contacts and a statement for each month.`,
        `Choose a password and set up the second step. The link works once, for ${days} days.`,
      ],
      button: 'Accept the invitation',
    },
  },
  es: {
    restaurant: {
      subject: (name) => `${name}: invitación a Metade`,
      title: (name) => `Traiga ${name} a Metade`,
      paragraphs: (cities, days) => [
        `En Metade, los clientes reservan mesas libres en ${cities}, y el restaurante decide qué mesas ofrece, qué días y a qué horas. El registro es gratuito.`,
        `Ya hemos rellenado lo que sabemos. El enlace sirve una vez, durante ${days} días. Si no es para usted, ignore este mensaje.`,
      ],
      button: 'Empezar el registro',
    },
    licensee: {
      subject: (name) => `Invitación a la licencia ${name}`,
      title: (name) => `${name}: su licencia en Metade`,
      paragraphs: (cities, days) => [
        `Su territorio: ${cities}. En el panel verá los restaurantes, los contactos y el extracto de cada mes.`,
        `Cree su contraseña y configure el segundo paso. El enlace sirve una vez, durante ${days} días.`,
      ],
      button: 'Aceptar la invitación',
    },
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};

/** An invitation to register a restaurant, or to take up a licence. */
export function invitationMail({ kind, name, cities, days, link }: InvitationMailFacts, locale: Locale): MailContent {
  const { subject, title, paragraphs, button } = inLocale(words, locale)[kind];
  const text = paragraphs(cities, days);
  return {
    subject: subject(name),
    preview: text[0] ?? '',
    state: null,
    title: title(name),
    greeting: null,
    paragraphs: text,
    quote: null,
    facts: [],
    code: null,
    action: { label: button, href: link },
    links: [],
  };
}
