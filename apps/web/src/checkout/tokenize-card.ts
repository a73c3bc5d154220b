export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

export type CardErrorCode =
  | 'invalid_number'
  | 'brand_not_accepted'
  | 'invalid_expiry'
  | 'expired_card'
  | 'invalid_cvc'
  | 'invalid_holder'
  | 'debit'
  | 'prepaid'
  | 'unreachable';

export type TokenizeOutcome = { ok: true; token: string } | { ok: false; code: CardErrorCode; field: keyof CardInput | null };

/** Gives the card straight to the gateway, which answers a token and the card's funding. Debit and prepaid stop here. */
export async function tokenizeCard(url: string, card: CardInput): Promise<TokenizeOutcome> {
  const [month = '', year = ''] = card.expiry.split('/').map((part) => part.trim());
  if (!/^\d{1,2}$/.test(month) || !/^\d{2}(\d{2})?$/.test(year)) return refuse('invalid_expiry');
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: card.number, expMonth: Number(month), expYear: Number(year), cvc: card.cvc.trim(), holder: card.holder }),
    });
  } catch {
    return refuse('unreachable');
  }
  const answer = (await response.json().catch(() => ({}))) as { token?: string; funding?: string; code?: string };
  if (!response.ok) return refuse(isCardError(answer.code) ? answer.code : 'unreachable');
  if (answer.funding === 'debit' || answer.funding === 'prepaid') return refuse(answer.funding);
  return answer.token ? { ok: true, token: answer.token } : refuse('unreachable');
}

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

/** Digits in groups as they stand on a card. */
export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
  const parts = groups.global ? (digits.match(groups) ?? []) : (digits.match(groups)?.slice(1).filter(Boolean) ?? []);
  return parts.join(' ');
}

/** MM/YY while it is typed. */
export function slashExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
