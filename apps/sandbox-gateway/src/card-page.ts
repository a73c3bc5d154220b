import type { CardFormRefusal } from './card-form.ts';
import { type Language, page } from './page.ts';

export type CardPageProblem = CardFormRefusal['code'] | 'not_credit';
/** What was typed, without the code on the card's back. */
export type TypedOnPage = { number: string; expiry: string; holder: string };

/** The page that takes a card for an app, which never sees its number. fields: what was typed and refused, and why. */
export function cardPage(
  language: Language,
  { returnUrl, typed, problem }: { returnUrl: string; typed: TypedOnPage; problem: CardPageProblem | null },
): string {
  const text = texts[language];
  const field = (name: string, label: string, value: string, attributes: string) =>
    `<label>${label}<input name="${name}" value="${escape(value)}" ${attributes}></label>`;
  return page(
    language,
    text.title,
    `${problem ? `<p role="alert"><strong>${text.problems[problem]}</strong></p>` : ''}
    <form method="post" action="card" autocomplete="on">
      <input type="hidden" name="return_url" value="${escape(returnUrl)}">
      ${field('number', text.number, typed.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="26" required')}
      ${field('expiry', text.expiry, typed.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" required')}
      ${field('cvc', text.cvc, '', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" required')}
      ${field('holder', text.holder, typed.holder, 'autocomplete="cc-name" maxlength="80" required')}
      <button class="approve">${text.use}</button>
    </form>
    <p><small>${text.sandbox}</small></p>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const texts: Record<
  Language,
  Record<'title' | 'number' | 'expiry' | 'cvc' | 'holder' | 'use' | 'sandbox', string> & {
    problems: Record<CardPageProblem, string>;
  }
> = {
  en: {
    title: 'Your credit card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code',
    holder: 'Name on the card',
    use: 'Use this card',
    sandbox: 'Test gateway: no money moves.',
    problems: {
      invalid_number: 'This number is not right. Check the digits.',
      brand_not_accepted: 'Cards of this brand are not accepted.',
      invalid_expiry: 'Enter month and year, such as 09/28.',
      expired_card: 'This card has expired.',
      invalid_cvc: 'The code has 3 digits (4 on American Express).',
      invalid_holder: 'Enter the name as it is on the card.',
      not_credit: 'This is not a credit card. Only credit cards are accepted.',
    },
  },
  es: {
    title: 'Su tarjeta de crédito',
    number: 'Número de la tarjeta',
    expiry: 'Caducidad (MM/AA)',
    cvc: 'Código de seguridad',
    holder: 'Nombre en la tarjeta',
    use: 'Usar esta tarjeta',
    sandbox: 'Pasarela de prueba: no se mueve dinero.',
    problems: {
      invalid_number: 'Este número no es correcto. Revise las cifras.',
      brand_not_accepted: 'No se aceptan tarjetas de esta marca.',
      invalid_expiry: 'Escriba el mes y el año, por ejemplo 09/28.',
      expired_card: 'Esta tarjeta está caducada.',
      invalid_cvc: 'El código tiene 3 cifras (4 en American Express).',
      invalid_holder: 'Escriba el nombre tal como está en la tarjeta.',
      not_credit: 'Esta tarjeta no es de crédito. Solo se aceptan tarjetas de crédito.',
    },
  },
  pt: {
    title: 'O seu cartão de crédito',
    number: 'Número do cartão',
    expiry: 'Validade (MM/AA)',
    cvc: 'Código de verificação',
    holder: 'Nome no cartão',
    use: 'Usar este cartão',
    sandbox: 'Ambiente de teste: nenhum dinheiro é movimentado.',
    problems: {
      invalid_number: 'Este número não está certo. Confirme os algarismos.',
      brand_not_accepted: 'Não são aceites cartões desta marca.',
      invalid_expiry: 'Introduza o mês e o ano, por exemplo 09/28.',
      expired_card: 'Este cartão está fora de validade.',
      invalid_cvc: 'O código tem 3 algarismos (4 na American Express).',
      invalid_holder: 'Introduza o nome tal como está no cartão.',
      not_credit: 'Este cartão não é de crédito. Só são aceites cartões de crédito.',
    },
  },
  'pt-BR': {
    title: 'Seu cartão de crédito',
    number: 'Número do cartão',
    expiry: 'Validade (MM/AA)',
    cvc: 'Código de segurança',
    holder: 'Nome no cartão',
    use: 'Usar este cartão',
    sandbox: 'Ambiente de teste: nenhum dinheiro é movimentado.',
    problems: {
      invalid_number: 'Este número não está certo. Confira os dígitos.',
      brand_not_accepted: 'Não são aceitos cartões desta bandeira.',
      invalid_expiry: 'Digite o mês e o ano, por exemplo 09/28.',
      expired_card: 'Este cartão está vencido.',
      invalid_cvc: 'O código tem 3 dígitos (4 no American Express).',
      invalid_holder: 'Digite o nome como está no cartão.',
      not_credit: 'Este cartão não é de crédito. Só são aceitos cartões de crédito.',
    },
  },
};
