import type { ShownCard } from '../card-gateway.ts';
import type { CardErrorCode, CardInput } from './card-input.ts';

export type TokenizeOutcome =
  | { ok: true; token: string; card: ShownCard }
  | { ok: false; code: CardErrorCode; field: keyof CardInput | null };

/** Sends the card to the gateway, which answers a token and the card's funding. Debit and prepaid cards stop here. */
export async function tokenizeCard(url: string, card: CardInput): Promise<TokenizeOutcome> {
  const [month, year] = card.expiry.split('/').map(Number);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        number: card.number,
        expMonth: month,
        expYear: year,
        cvc: card.cvc.trim(),
        holder: card.holder,
      }),
    });
  } catch {
    return refuse('unreachable');
  }
  const answer = (await response.json().catch(() => ({}))) as Partial<Told>;
  if (!response.ok) return refuse(isCardError(answer.code) ? answer.code : 'unreachable');
  if (answer.funding === 'debit' || answer.funding === 'prepaid') return refuse(answer.funding);
  const { token, brand = '', last4 = '' } = answer;
  return token ? { ok: true, token, card: { brand, last4 } } : refuse('unreachable');
}

type Told = ShownCard & { token: string; funding: string; code: string };

const FIELDS: Record<CardErrorCode, keyof CardInput | null> = {
  invalid_number: 'number',
  brand_not_accepted: 'number',
  debit: 'number',
  prepaid: 'number',
  invalid_expiry: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'cvc',
  invalid_holder: 'holder',
  unreachable: null,
};

function isCardError(code: unknown): code is CardErrorCode {
  return typeof code === 'string' && code in FIELDS;
}

function refuse(code: CardErrorCode): TokenizeOutcome {
  return { ok: false, code, field: FIELDS[code] };
}
