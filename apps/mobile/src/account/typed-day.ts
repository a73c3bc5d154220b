/** Digits of a day as they are typed, with their slashes: 24031988 is 24/03/1988. */
export function withSlashes(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** 24/03/1988 of 1988-03-24. */
export function typedDay(date: string | null): string {
  return date ? date.split('-').toReversed().join('/') : '';
}

/** The other way round; null where there is no such day. */
export function dayOf(typed: string): string | null {
  const [day = '', month = '', year = ''] = typed.split('/');
  const date = `${year}-${month}-${day}`;
  const real = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return real && !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date) ? date : null;
}
