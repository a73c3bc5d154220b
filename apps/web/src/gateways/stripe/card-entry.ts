import type {
  Stripe,
  StripeConstructor,
  StripeElementLocale,
  StripeElements,
  StripePaymentElement,
} from '@stripe/stripe-js';
import type { ShownCard } from '../card-gateway.ts';

/** Stripe's fields of a card, in frames of its own: what is typed there never reaches us. */
export type CardEntry = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement };

/** problem: Stripe's words for what the bank's network says of the card, in the page's language; null where its fields show it. */
export type EntryOutcome =
  | { ok: true; token: string; card: ShownCard }
  | { ok: false; problem: 'debit' | 'prepaid' | 'unreachable' | { words: string } | null };

/** Loads Stripe's script and makes the fields. Throws when Stripe cannot be reached. */
export async function openCardEntry(
  { publishableKey, scriptUrl }: { publishableKey: string; scriptUrl: string },
  locale: StripeElementLocale,
): Promise<CardEntry> {
  const stripe = (await loadStripe(scriptUrl))(publishableKey, { locale });
  const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const elements = stripe.elements({
    mode: 'setup',
    allowedPaymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
    appearance: { theme: dark ? 'night' : 'stripe' },
  });
  const element = elements.create('payment', {
    fields: { billingDetails: { name: 'never' } },
    terms: { card: 'never' },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  });
  return { stripe, elements, element };
}

/** Has what was typed turned into a token for one payment. holder: the name on the card. Only credit cards get one. */
export async function readCardEntry({ stripe, elements }: CardEntry, holder: string): Promise<EntryOutcome> {
  const { error: unfinished } = await elements.submit();
  if (unfinished) return refusal(unfinished);
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    elements,
    params: { billing_details: { name: holder } },
  });
  if (error) return refusal(error);
  const { id, card } = paymentMethod;
  if (card?.funding === 'debit' || card?.funding === 'prepaid') return { ok: false, problem: card.funding };
  return { ok: true, token: id, card: { brand: card?.brand ?? '', last4: card?.last4 ?? '' } };
}

function refusal({ type, message }: { type: string; message?: string }): EntryOutcome {
  if (type === 'validation_error') return { ok: false, problem: null };
  return { ok: false, problem: type === 'card_error' && message ? { words: message } : 'unreachable' };
}

let loading: Promise<StripeConstructor> | undefined;

/** Once per page; after a failure it is tried anew. */
function loadStripe(url: string): Promise<StripeConstructor> {
  loading ??= new Promise<StripeConstructor>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const loaded = () =>
      window.Stripe ? resolve(window.Stripe) : reject(new Error('Stripe’s script brought nothing'));
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => reject(new Error('Stripe’s script did not load')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
