import { describe, expect, it } from 'vitest';
import { errors as errorsEn } from '../src/en/errors.ts';
import { errors as errorsEs } from '../src/es/errors.ts';
import { errors as errorsPt } from '../src/pt/errors.ts';
import { errors as errorsBr } from '../src/pt-BR/errors.ts';
import { overlaid } from '../src/overlay.ts';
import { faqs } from '../src/legal/faqs.ts';
import { privacyPolicy } from '../src/legal/privacy.ts';
import { termsOfUse } from '../src/legal/terms.ts';
import { words as accountMail } from '../src/mail/account-mail.ts';
import { words as blockMail } from '../src/mail/block-mail.ts';
import { giftWords as giftMail } from '../src/mail/gift-mail.ts';
import { words as leadMail } from '../src/mail/lead-mail.ts';
import { frames } from '../src/mail/mail-content.ts';
import { words as pointsMail } from '../src/mail/points-mail.ts';
import { words as proposalMail } from '../src/mail/proposal-mail.ts';
import { words as refundMail } from '../src/mail/refund-mail.ts';
import { words as registrationMail } from '../src/mail/registration-mail.ts';
import { words as removedReviewMail } from '../src/mail/removed-review-mail.ts';
import { words as replyMail } from '../src/mail/reply-mail.ts';
import { words as reportMail } from '../src/mail/report-mail.ts';
import { words as requestMail } from '../src/mail/request-mail.ts';
import { words as securityMail } from '../src/mail/security-mail.ts';
import { words as teamMail } from '../src/mail/team-mail.ts';
import { words as waitingMail } from '../src/mail/waiting-mail.ts';
import { words as webhookMail } from '../src/mail/webhook-mail.ts';
import { words as mailsEn } from '../src/mail/order-mail-en.ts';
import { words as mailsEs } from '../src/mail/order-mail-es.ts';
import { words as mailsPt } from '../src/mail/order-mail-pt.ts';
import { words as mailsBr } from '../src/mail/order-mail-pt-br.ts';
import { words as pushText } from '../src/push-text.ts';
import { inLocale, type Locale } from '../src/locale.ts';
import { panelWords } from '../src/panel-words.ts';
import { posts } from '../src/posts/posts.ts';
import { waiterWords } from '../src/waiter-words.ts';
import { messagesOf } from '../src/web-catalogues.ts';

type Rule = readonly [word: RegExp, instead: string];

/** Every message below a value, by its path; of a function its text. */
function messages(value: unknown, at: string): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => (key === '_id' ? [] : messages(inner, `${at}.${key}`)));
  return [[at, String(value)]];
}

function broken(said: [string, string][], rules: readonly Rule[]): string[] {
  return said.flatMap(([at, text]) =>
    rules.flatMap(([word, instead]) => {
      const found = word.exec(text)?.[0];
      return found === undefined ? [] : [`${at}: "${found}", say ${instead}`];
    }),
  );
}

/** A whole word or phrase, in either case of its first letter. */
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}{.])(?:${text})(?![\\p{L}\\p{M}])`, 'iu');

const english: readonly Rule[] = [
  [/(?<=['`. ])Write (the|your|a|an|at|it|month|degrees|four) /, '"Enter"'],
  [word('reservations?'), '"booking": one word for one thing'],
  [word('all the same\\?'), '"anyway?"'],
  [word('of before'), '"previous"'],
  [/ meanwhile[.,:]/, 'nothing: "has changed" is enough'],
  [word('the house(?:’s)?'), '"the restaurant"'],
  [word('full house'), '"fully booked"'],
  [word('(?:bookings?|reservations?|booking of [^.]*) (?:that )?stands?'), '"existing" or "remains valid"'],
  [word('hang on'), '"depend on"'],
  [word('hand(?:ed)? (?:it )?in'), '"submit"'],
  [/\d letters/, '"characters"'],
  [word('at least \\d+ letters'), '"characters"'],
  [word('as many as fit'), '"the maximum"'],
  [word('let (?:it|the table|a table) go'), '"release"'],
  [word('you hold'), '"on hold"'],
  [word('unwanted mail'), '"spam"'],
  [word('in line'), '"waiting list"'],
  [word('tell us until'), '"by"'],
];
const spanish: readonly Rule[] = [
  [word('vouchers?|bonos?'), '"vale"'],
  [word('parrillas?'), '"cuadrante": a parrilla is a barbecue'],
  [word('plantón|plantones|ausencias?|no vino'), '"no presentado"'],
  [word('dueños?'), '"propietario"'],
  [word('anfitrión'), '"Sala"'],
  [word('tasas? de (?:la )?reserva|la tarifa|la tasa'), '"gastos de reserva"'],
  [word('saldo'), '"crédito"'],
  [word('reseñas?'), '"opinión"'],
  [word('franjas?'), '"turno"'],
  [word('en pie'), '"vigente"'],
  [word('papel de|papel:'), '"función"'],
  [word('la cuenta se cierra'), '"se cierra la sesión": this closes the account'],
  [word('solo entran'), '"solo aceptamos"'],
  [word('Entre (?:para|con)'), '"Inicie sesión"'],
  [word('(?:tu|tus|puedes|tienes|quieres)'), 'usted'],
];
const portugal: readonly Rule[] = [
  [word('senhas?'), '"palavra-passe"'],
  [word('celular(?:es)?'), '"telemóvel"'],
  [word('cardápios?'), '"ementa"'],
  [word('cadastr(?:o|os|ar|e|ado|ada)'), '"registo", "registar"'],
  [word('usuári[oa]s?'), '"utilizador"'],
  [word('arquivos?'), '"ficheiro"'],
  [word('telas?'), '"ecrã"'],
  [word('contatos?'), '"contacto"'],
  [word('equipes?'), '"equipa"'],
  [word('registr\\p{L}+'), '"registo", "registar"'],
  [word('cupo(?:m|ns)'), '"cupão"'],
  [word('você|vocês'), 'nothing: the verb says it'],
  [word('(?:está|estão|estamos) \\p{L}+(?:ando|endo|indo)'), '"a" and the infinitive'],
  [word('gr[ae]lha'), '"mapa de mesas"'],
  [word('reservas? (?:que estão )?de pé'), '"ativas"'],
  [word('licenciad[oa]s?'), '"licenciatário": a licenciado is a graduate'],
  [word('acç\\p{L}+|afect\\p{L}+'), 'the spelling of 1990'],
  [word('correio não solicitado'), '"spam"'],
  [word('não apareceu'), '"não comparência"'],
  [word('transferir CSV'), '"Descarregar"'],
  [word('aparelhos?'), '"dispositivo"'],
  [word('Juntar'), '"Adicionar"'],
];
const brazil: readonly Rule[] = [
  [word('palavras?-passe'), '"senha"'],
  [word('telemóve(?:l|is)'), '"celular"'],
  [word('ementas?'), '"cardápio"'],
  [word('moradas?'), '"endereço"'],
  [word('ecrãs?'), '"tela"'],
  [word('ficheiros?'), '"arquivo"'],
  [word('utilizador(?:es)?'), '"usuário"'],
  [word('regist(?:o|os|ar|ado|ada|ados|adas|e|ou)'), '"cadastro", "registrar"'],
  [word('contact(?:o|os|ar)'), '"contato"'],
  [word('equipas?'), '"equipe"'],
  [word('facto'), '"fato"'],
  [word('receção'), '"recepção"'],
  [word('autocarro|comboio|pequeno-almoço'), 'the Brazilian word'],
  [word('não (?:comparências?|apareceu)'), '"não comparecimento"'],
  [word('código posta(?:l|is)'), '"CEP"'],
  [word('cup(?:ão|ões)'), '"cupom"'],
  [word('apelido'), '"sobrenome"'],
  [word('partilh\\p{L}+'), '"compartilhar"'],
  [word('descarregar'), '"baixar"'],
  [word('connosco'), '"conosco"'],
  [word('empregados?'), '"garçom"'],
  [word('algarismos?'), '"dígito"'],
  [word('\\p{L}+énio|\\p{L}+ónic[oa]s?|género|bebé'), 'the Brazilian accent'],
  [word('(?:está|estão|estamos|continua) a \\p{L}+[aei]r'), 'the gerund'],
  [/(?<!\p{L})A (?:carregar|enviar|confirmar|perguntar|aguardar|guardar|procurar)(?!\p{L})/u, 'the gerund'],
  [word('(?:perto de|para|contra|sobre) si'), '"você"'],
  [/\p{L}ámos(?!\p{L})/u, 'the past without an accent'],
  [/\d\.º|\}\.º/u, '"º" without a point'],
];

const errors = { en: errorsEn, es: errorsEs, pt: errorsPt, 'pt-BR': overlaid(errorsPt, errorsBr) };
const orderMails = { en: mailsEn, es: mailsEs, pt: mailsPt, 'pt-BR': mailsBr };
/** The words of every other message. */
const mails = {
  accountMail,
  blockMail,
  giftMail,
  leadMail,
  frames,
  pointsMail,
  proposalMail,
  refundMail,
  registrationMail,
  removedReviewMail,
  replyMail,
  reportMail,
  requestMail,
  securityMail,
  teamMail,
  waitingMail,
  pushText,
  webhookMail,
};

/** All that a locale says: pages, panel, refusals, mails, texts and posts. */
function saidIn(locale: Locale): [string, string][] {
  return [
    ...messages(messagesOf(locale), 'web'),
    ...messages(waiterWords(locale), 'waiter'),
    ...messages(panelWords(locale), 'panel'),
    ...messages(errors[locale], 'errors'),
    ...messages(orderMails[locale], 'mail'),
    ...Object.entries(mails).flatMap(([name, words]) => messages(inLocale<unknown>(words, locale), name)),
    ...messages([faqs[locale], privacyPolicy[locale], termsOfUse[locale]], 'legal'),
    ...posts.flatMap(({ slug, texts }) => messages(texts[locale], slug)),
  ];
}

describe('one word for one thing', () => {
  it.each([
    ['en', english],
    ['es', spanish],
    ['pt', portugal],
    ['pt-BR', brazil],
  ] as const)('in %s', (locale, rules) => {
    const said = saidIn(locale);
    expect(said.length).toBeGreaterThan(1_500);
    expect(broken(said, rules)).toEqual([]);
  });
});

it('says the product’s own Brazilian sentences word for word', () => {
  const { site, account } = messagesOf('pt-BR');
  expect([site.cityPickerTitle, site.cookieAccept]).toEqual(['Escolha sua Cidade', 'Aceitar']);
  expect(account.password).toBe('Senha');
  expect(messagesOf('pt-BR').restaurant.menuTitle).toBe('Cardápio');
});
