/** Parses a typed amount to minor units: 112, 112,5, 1.112,50, €112.50. Zero if unreadable or negative, the largest of all if larger. */
export function readSum(text: string): number {
  if (/^\D*[-−]\s*\d/.test(text)) return 0;
  const cleaned = text.replace(/[^\d.,]/g, '');
  const [, whole = cleaned, cents = ''] = /^(.*)[.,](\d{0,2})$/.exec(cleaned) ?? [];
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Math.min(amount, largest);
}

const largest = 99_999_999;
