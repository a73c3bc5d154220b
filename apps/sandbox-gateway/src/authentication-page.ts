import type { StoredPayment } from './decide-payment.ts';
import { type Language, page, tags } from './page.ts';

/** What the bank's page tells of a payment. */
type AskedPayment = Pick<StoredPayment, 'gatewayId' | 'amount' | 'currency' | 'brand' | 'last4'>;

/** The bank's question. Everything in it is generated here or checked on its way in, so nothing needs escaping. */
export function authenticationPage(payment: AskedPayment, language: Language): string {
  const text = texts[language];
  // Relative to /authenticate/<id>, whatever prefix is in front of it.
  const action = (name: string) => `${payment.gatewayId}/${name}`;
  return page(
    language,
    text.title,
    `<p>${text.question}</p>
    <dl>
      <dt>${text.amount}</dt><dd>${formatAmount(payment, language)}</dd>
      <dt>${text.card}</dt><dd>${payment.brand ?? ''} •••• ${payment.last4 ?? ''}</dd>
    </dl>
    <form method="post" action="${action('approve')}">
      <button class="approve">${text.approve}</button>
      <button formaction="${action('deny')}">${text.deny}</button>
    </form>
    <p><small>${text.sandbox}</small></p>`,
  );
}

export function notFoundPage(language: Language): string {
  return page(language, texts[language].notFound, '');
}

/** The first of our languages in the order the browser prefers, Brazil's Portuguese apart; English when it has none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    const language = /^pt-(.+-)?br$/.test(tag) ? 'pt-BR' : (tag.split('-')[0] ?? '');
    return { language, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes.filter((wish) => wish.quality > 0 && wish.language in texts);
  const best = known.toSorted((a, b) => b.quality - a.quality)[0];
  return best ? (best.language as Language) : 'en';
}

const texts = {
  en: {
    title: 'Confirm this payment',
    question: 'Your bank would like to know whether you are making this payment.',
    amount: 'Amount',
    card: 'Card',
    approve: 'Yes, approve',
    deny: 'No, refuse',
    sandbox: 'Test gateway: no money moves.',
    notFound: 'This payment is no longer here',
  },
  es: {
    title: 'Confirme este pago',
    question: 'Su banco le pregunta si este pago es suyo.',
    amount: 'Importe',
    card: 'Tarjeta',
    approve: 'Sí, aprobar',
    deny: 'No, rechazar',
    sandbox: 'Pasarela de prueba: no se mueve dinero.',
    notFound: 'Este pago ya no está aquí',
  },
  pt: {
    title: 'Confirme este pagamento',
    question: 'O seu banco quer saber se este pagamento é seu.',
    amount: 'Valor',
    card: 'Cartão',
    approve: 'Sim, aprovar',
    deny: 'Não, recusar',
    sandbox: 'Ambiente de teste: nenhum dinheiro é movimentado.',
    notFound: 'Este pagamento já não está aqui',
  },
  'pt-BR': {
    title: 'Confirme este pagamento',
    question: 'Seu banco quer saber se este pagamento é seu.',
    amount: 'Valor',
    card: 'Cartão',
    approve: 'Sim, aprovar',
    deny: 'Não, recusar',
    sandbox: 'Ambiente de teste: nenhum dinheiro é movimentado.',
    notFound: 'Este pagamento não está mais aqui',
  },
};

function formatAmount(payment: AskedPayment, language: Language): string {
  // Reais are written the Brazilian way in all Portuguese, as on the shop's own pages.
  const tag = language === 'pt' && payment.currency === 'BRL' ? 'pt-BR' : tags[language];
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: payment.currency });
  return format.format(payment.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
