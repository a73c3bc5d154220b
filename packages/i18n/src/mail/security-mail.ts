import { inLocale, type Language, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type SecurityMailKind =
  | 'new_device'
  | 'code_wrong'
  | 'recovery_code_used'
  | 'password_changed'
  | 'password_reset'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'email_changed';
export type SecurityMailFacts = {
  firstName: string;
  when: string;
  /** Browser, system and country, as far as they are known; empty when nothing is. */
  device: string;
  resetLink: string;
  sessionsLink: string;
};

type Words = {
  greeting: (name: string) => string;
  kinds: Record<SecurityMailKind, { subject: string; text: string }>;
  notYou: string;
  when: string;
  device: string;
  reset: string;
  sessions: string;
};

/** Tells a person about a new or changed way into the account. */
export function securityMail(kind: SecurityMailKind, facts: SecurityMailFacts, locale: Locale): MailContent {
  const { greeting, kinds, ...m } = inLocale(words, locale);
  const { subject, text } = kinds[kind];
  return {
    subject,
    preview: text,
    state: null,
    title: subject,
    greeting: greeting(facts.firstName),
    paragraphs: [text, m.notYou],
    quote: null,
    facts: [{ label: m.when, value: facts.when }, ...(facts.device ? [{ label: m.device, value: facts.device }] : [])],
    code: null,
    action: { label: m.reset, href: facts.resetLink },
    links: [{ label: m.sessions, href: facts.sessionsLink }],
  };
}

const inLanguages: Record<Language, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    kinds: {
      new_device: {
        subject: 'New sign-in to your account',
        text: 'Somebody signed in to your account on a device that had not been used before.',
      },
      code_wrong: {
        subject: 'A wrong code was entered',
        text: 'Somebody who knows the password of your account, or is signed in to it, entered a wrong code for the second step.',
      },
      recovery_code_used: {
        subject: 'A recovery code was used',
        text: 'A recovery code was used for your account instead of a code from the authenticator app. It cannot be used again.',
      },
      password_changed: {
        subject: 'Your password was changed',
        text: 'The password of your account was changed. Other devices were signed out.',
      },
      password_reset: {
        subject: 'Your password was changed',
        text: 'A new password was chosen with a link that was sent to this e-mail. Every device was signed out.',
      },
      second_factor_on: {
        subject: 'Second step turned on',
        text: 'Signing in to your account now also needs a code from an authenticator app.',
      },
      second_factor_off: {
        subject: 'Second step turned off',
        text: 'Signing in to your account no longer needs a code.',
      },
      email_changed: {
        subject: 'Your e-mail was changed',
        text: 'The e-mail of your account was changed. This is the last message to the old one.',
      },
      second_factor_reset: {
        subject: 'Second step reset',
        text: 'We removed the second step of your account, as requested. Every device was signed out.',
      },
    },
    notYou: 'If this was not you, choose a new password at once and sign out any device that you do not recognise.',
    when: 'When',
    device: 'Where',
    reset: 'This was not me: choose a new password',
    sessions: 'See where I am signed in',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    kinds: {
      new_device: {
        subject: 'Nuevo acceso a su cuenta',
        text: 'Alguien ha entrado en su cuenta desde un dispositivo que no se había usado antes.',
      },
      code_wrong: {
        subject: 'Se ha introducido un código equivocado',
        text: 'Alguien que conoce la contraseña de su cuenta, o que ha entrado en ella, ha introducido un código equivocado en el segundo paso.',
      },
      recovery_code_used: {
        subject: 'Se ha usado un código de recuperación',
        text: 'En su cuenta se ha usado un código de recuperación en lugar de uno de la aplicación de autenticación. No se puede volver a usar.',
      },
      password_changed: {
        subject: 'Su contraseña ha cambiado',
        text: 'Se ha cambiado la contraseña de su cuenta. Se han cerrado las demás sesiones.',
      },
      password_reset: {
        subject: 'Su contraseña ha cambiado',
        text: 'Se ha elegido una contraseña nueva con un enlace enviado a este correo. Se han cerrado todas las sesiones.',
      },
      second_factor_on: {
        subject: 'Segundo paso activado',
        text: 'Para entrar en su cuenta hace falta ahora también un código de una aplicación de autenticación.',
      },
      second_factor_off: {
        subject: 'Segundo paso desactivado',
        text: 'Para entrar en su cuenta ya no hace falta un código.',
      },
      email_changed: {
        subject: 'Su correo ha cambiado',
        text: 'Se ha cambiado el correo de su cuenta. Este es el último mensaje al correo anterior.',
      },
      second_factor_reset: {
        subject: 'Segundo paso restablecido',
        text: 'Hemos quitado el segundo paso de su cuenta, como se nos pidió. Se han cerrado todas las sesiones.',
      },
    },
    notYou: '¿No ha sido usted? Elija enseguida una contraseña nueva y cierre las sesiones que no reconozca.',
    when: 'Cuándo',
    device: 'Dónde',
    reset: 'No he sido yo: elegir otra contraseña',
    sessions: 'Ver dónde tengo la sesión abierta',
  },
  pt: {
    greeting: (name) => `Olá, ${name}.`,
    kinds: {
      new_device: {
        subject: 'Nova entrada na sua conta',
        text: 'Alguém entrou na sua conta num dispositivo que ainda não tinha sido usado.',
      },
      code_wrong: {
        subject: 'Foi introduzido um código errado',
        text: 'Alguém que sabe a palavra-passe da sua conta, ou que entrou nela, introduziu um código errado no segundo passo.',
      },
      recovery_code_used: {
        subject: 'Foi usado um código de recuperação',
        text: 'Na sua conta foi usado um código de recuperação em vez de um código da aplicação de autenticação. Já não pode ser usado outra vez.',
      },
      password_changed: {
        subject: 'A sua palavra-passe mudou',
        text: 'A palavra-passe da sua conta foi mudada. As outras sessões terminaram.',
      },
      password_reset: {
        subject: 'A sua palavra-passe mudou',
        text: 'Foi escolhida uma palavra-passe nova com um link enviado para este e-mail. Todas as sessões terminaram.',
      },
      second_factor_on: {
        subject: 'Segundo passo ligado',
        text: 'Para entrar na sua conta passa a ser preciso também um código de uma aplicação de autenticação.',
      },
      second_factor_off: {
        subject: 'Segundo passo desligado',
        text: 'Para entrar na sua conta já não é preciso um código.',
      },
      email_changed: {
        subject: 'O seu e-mail mudou',
        text: 'O e-mail da sua conta foi mudado. Esta é a última mensagem para o anterior.',
      },
      second_factor_reset: {
        subject: 'Segundo passo reposto',
        text: 'Retirámos o segundo passo da sua conta, como foi pedido. Todas as sessões terminaram.',
      },
    },
    notYou: 'Não reconhece isto? Escolha já uma palavra-passe nova e termine as sessões que não reconhecer.',
    when: 'Quando',
    device: 'Onde',
    reset: 'Não fui eu: escolher outra palavra-passe',
    sessions: 'Ver onde tenho a sessão iniciada',
  },
};

const ptBr: Overlay<Words> = {
  kinds: {
    new_device: { text: 'Alguém entrou na sua conta em um dispositivo que ainda não tinha sido usado.' },
    code_wrong: {
      subject: 'Foi digitado um código errado',
      text: 'Alguém que sabe a senha da sua conta, ou que entrou nela, digitou um código errado no segundo passo.',
    },
    recovery_code_used: {
      text: 'Na sua conta foi usado um código de recuperação em vez de um código do aplicativo de autenticação. Ele não pode ser usado outra vez.',
    },
    password_changed: {
      subject: 'Sua senha mudou',
      text: 'A senha da sua conta foi alterada. As outras sessões foram encerradas.',
    },
    password_reset: {
      subject: 'Sua senha mudou',
      text: 'Foi escolhida uma senha nova com um link enviado para este e-mail. Todas as sessões foram encerradas.',
    },
    second_factor_on: {
      subject: 'Segundo passo ativado',
      text: 'Para entrar na sua conta agora é preciso também um código de um aplicativo de autenticação.',
    },
    second_factor_off: {
      subject: 'Segundo passo desativado',
      text: 'Para entrar na sua conta não é mais preciso um código.',
    },
    email_changed: {
      subject: 'Seu e-mail mudou',
      text: 'O e-mail da sua conta foi alterado. Esta é a última mensagem para o anterior.',
    },
    second_factor_reset: {
      subject: 'Segundo passo redefinido',
      text: 'Retiramos o segundo passo da sua conta, como foi pedido. Todas as sessões foram encerradas.',
    },
  },
  notYou: 'Não foi você? Escolha agora uma senha nova e encerre as sessões que não reconhecer.',
  reset: 'Não fui eu: escolher outra senha',
  sessions: 'Ver onde minha conta está aberta',
};

export const words: Worded<Words> = { ...inLanguages, 'pt-BR': overlaid(inLanguages.pt, ptBr) };
