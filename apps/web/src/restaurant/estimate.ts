interface Money {
  amount: number;
  currency: 'BRL' | 'EUR';
}

/** About what half the food saves a party, from the average ticket; null when the restaurant gave none. */
export function estimateSaving(average: Money | null, people: number): Money | null {
  if (!average) return null;
  const half = (average.amount * people) / 2;
  return { amount: Math.round(half / 100) * 100, currency: average.currency };
}
