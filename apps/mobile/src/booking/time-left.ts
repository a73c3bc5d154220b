const minute = 60_000;

/** What is left until an instant, in the largest whole unit; null once it has come. Both in epoch ms. */
export function timeLeft(until: number, now: number): { unit: 'days' | 'hours' | 'minutes'; n: number } | null {
  const minutes = Math.ceil((until - now) / minute);
  if (minutes <= 0) return null;
  if (minutes < 60) return { unit: 'minutes', n: minutes };
  return minutes < 24 * 60
    ? { unit: 'hours', n: Math.floor(minutes / 60) }
    : { unit: 'days', n: Math.floor(minutes / (24 * 60)) };
}
