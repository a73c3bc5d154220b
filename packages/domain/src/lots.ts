/** An entry of an append-only ledger: added (a positive amount) or used. Times are epoch ms. */
export type LedgerLine = {
  amount: number;
  /** Available from here on. */
  availableAt: number;
  /** Available until here; null: for good. */
  expiresAt: number | null;
};

/** What is left of one added entry. */
export type Lot = LedgerLine;

/**
 * What is left of all added entries, next to expire first: uses are taken in this order, and from unavailable ones last. Expired
 * lots are included until an entry writes them off.
 */
export function openLots(lines: readonly LedgerLine[], now: number): Lot[] {
  let gone = -sum(lines.filter(({ amount }) => amount < 0));
  const lots: Lot[] = [];
  for (const line of lines.filter(({ amount }) => amount > 0).toSorted(byExpiry(now))) {
    const taken = Math.min(gone, line.amount);
    gone -= taken;
    if (taken < line.amount) lots.push({ ...line, amount: line.amount - taken });
  }
  return lots;
}

/** The lots that can be used now. */
export function usableLots(lines: readonly LedgerLine[], now: number): Lot[] {
  return openLots(lines, now).filter((lot) => lot.availableAt <= now && !isOver(lot, now));
}

/** How much of expired lots is left, to be written off before anything else is used. */
export function overdue(lines: readonly LedgerLine[], now: number): number {
  return sum(openLots(lines, now).filter((lot) => isOver(lot, now)));
}

export function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

function isOver({ expiresAt }: Lot, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function byExpiry(now: number): (a: LedgerLine, b: LedgerLine) => number {
  const pending = ({ availableAt }: LedgerLine) => Number(availableAt > now);
  const end = ({ expiresAt }: LedgerLine) => expiresAt ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => pending(a) - pending(b) || end(a) - end(b) || a.availableAt - b.availableAt;
}
