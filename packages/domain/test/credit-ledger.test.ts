import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditBalance, creditLots, drawCredit, endedCredit, returnsUntil } from '../src/credit-ledger.ts';
import type { CreditLot } from '../src/credit-ledger.ts';
import { dayMs } from '../src/time.ts';

const lot = (amount: number, expiresAt: number): CreditLot => ({ amount, expiresAt });
const taken = (lots: CreditLot[]) => lots.map(({ amount, expiresAt }) => lot(-amount, expiresAt));
const sum = (lots: CreditLot[]) => lots.reduce((all, { amount }) => all + amount, 0);

describe('credit', () => {
  it('is what came less what went, and counts until its end', () => {
    const entries = [lot(600, 100), lot(400, 200), lot(-250, 100)];
    expect(creditBalance(entries, 99)).toBe(750);
    expect(creditBalance(entries, 100)).toBe(400);
    expect(creditBalance(entries, 200)).toBe(0);
  });

  it('is spent oldest first, in as many lots as it takes', () => {
    const entries = [lot(400, 200), lot(600, 100)];
    expect(drawCredit(entries, 600, 50)).toEqual([lot(600, 100)]);
    expect(drawCredit(entries, 601, 50)).toEqual([lot(600, 100), lot(1, 200)]);
    expect(drawCredit(entries, 5_000, 50)).toEqual([lot(600, 100), lot(400, 200)]);
    expect(drawCredit(entries, 600, 100)).toEqual([lot(400, 200)]);
    expect(drawCredit(entries, 0, 50)).toEqual([]);
    expect(drawCredit(entries, -5, 50)).toEqual([]);
  });

  it('ends with what is left of it', () => {
    const entries = [lot(600, 100), lot(-250, 100), lot(400, 200), lot(300, 150), lot(-300, 150)];
    expect(endedCredit(entries, 99)).toEqual([]);
    expect(endedCredit(entries, 100)).toEqual([lot(350, 100)]);
    expect(endedCredit(entries, 200)).toEqual([lot(350, 100), lot(400, 200)]);
  });

  it('that comes back ends when it would have, or in a month once that is over', () => {
    const settings = { returnedMinDays: 30 };
    expect(returnsUntil(101, 100, settings)).toBe(101);
    expect(returnsUntil(100, 100, settings)).toBe(100 + 30 * dayMs);
  });
});

type Step = { kind: 'earn' | 'spend' | 'undo' | 'end'; amount: number; wait: number };
const life = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('earn', 'earn', 'spend', 'spend', 'undo', 'end'),
    amount: fc.integer({ min: 1, max: 1_000 }),
    wait: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 60 },
);

it('never falls below nothing, and nothing of it is made or lost, whatever happens', () => {
  fc.assert(
    fc.property(life, (steps) => {
      const settings = { returnedMinDays: 0 };
      const entries: CreditLot[] = [];
      let now = 0;
      let [earned, spent, ended] = [0, 0, 0];
      let last: CreditLot[] = [];
      for (const { kind, amount, wait } of steps) {
        now += wait;
        const before = creditBalance(entries, now);
        if (kind === 'earn') {
          entries.push(lot(amount, now + 100));
          earned += amount;
        }
        if (kind === 'spend') {
          last = drawCredit(entries, amount, now);
          expect(sum(last)).toBe(Math.min(amount, before));
          entries.push(...taken(last));
          spent += sum(last);
        }
        if (kind === 'undo') {
          entries.push(
            ...last.map((one) => lot(one.amount, Math.max(now + 1, returnsUntil(one.expiresAt, now, settings)))),
          );
          spent -= sum(last);
          expect(creditBalance(entries, now)).toBe(before + sum(last));
          last = [];
        }
        if (kind === 'end') {
          const over = endedCredit(entries, now);
          entries.push(...taken(over));
          ended += sum(over);
          expect(creditBalance(entries, now)).toBe(before);
          expect(endedCredit(entries, now)).toEqual([]);
        }
        expect(creditLots(entries).every((one) => one.amount > 0)).toBe(true);
        expect(sum(entries)).toBe(earned - spent - ended);
        expect(sum(endedCredit(entries, now)) + creditBalance(entries, now)).toBe(sum(entries));
      }
    }),
  );
});
