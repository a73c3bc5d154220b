/** Parses a typed amount to minor units: 112, 112,5, 1.112,50, €112.50. Zero if unreadable. */
export function readSum(text: string): number {
  const cleaned = text.replace(/[^\d.,]/g, '');
  const [, whole = cleaned, cents = ''] = /^(.*)[.,](\d{0,2})$/.exec(cleaned) ?? [];
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) && amount < 100_000_000 ? amount : 0;
}
