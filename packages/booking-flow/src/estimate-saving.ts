interface Money {
  amount: number;
  currency: string;
}

/**
 * About what the discount saves a party, from the average ticket; null when the restaurant gave none. left: what is left to
 * pay of an amount.
 */
export function estimateSaving(average: Money | null, people: number, left: (amount: number) => number): Money | null {
  if (!average) return null;
  const full = average.amount * people;
  return { amount: Math.round((full - left(full)) / 100) * 100, currency: average.currency };
}
