import type { Booked, Difference } from '@metade/domain/reconcile.ts';
import { differencesBetween } from '@metade/domain/reconcile.ts';
import type { Gateways } from '../../adapters/gateways/gateways.ts';
import type { PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from '../../adapters/gateways/payment-gateway.ts';
import type { Queryable } from '../../db/transaction.ts';
import { keysAtOnce } from './compare-books.ts';
import { keyOf, ourBooks, ourKeys } from './books.ts';

/**
 * Every sum that a gateway has otherwise than our ledger, since an instant (ISO) and before another, one line each: payments taken
 * there without an order here, and orders paid here and not there among them. One that does not answer is a line, too.
 */
export async function auditGateways(
  db: Queryable,
  gateways: Gateways,
  span: { from: string; until: string },
): Promise<string[]> {
  const found = await Promise.all(
    gateways.all.map(async (gateway) => {
      try {
        return (await differencesOf(db, gateway, span)).map((one) => `${gateway.name}: ${wordsOf(one)}`);
      } catch (error) {
        if (error instanceof GatewayUnreachable || error instanceof GatewayRefusal)
          return [`${gateway.name} could not be asked: ${error.message}`];
        throw error;
      }
    }),
  );
  return found.flat();
}

async function differencesOf(
  db: Queryable,
  gateway: PaymentGateway,
  span: { from: string; until: string },
): Promise<Difference[]> {
  const theirs = await movementsIn(gateway, span);
  const keys = [...new Set([...theirs.map(({ key }) => key), ...(await ourKeys(db, gateway.name, span, span.from))])];
  const ours: Booked[] = [];
  const unsure = new Set<string>();
  for (let nth = 0; nth < keys.length; nth += keysAtOnce) {
    const { booked, open } = await ourBooks(db, gateway.name, keys.slice(nth, nth + keysAtOnce));
    ours.push(...booked);
    for (const key of open) unsure.add(key);
  }
  const sure = (book: readonly Booked[]) => book.filter(({ key }) => !unsure.has(key));
  return differencesBetween(sure(ours), sure(theirs));
}

async function movementsIn(gateway: PaymentGateway, span: { from: string; until: string }): Promise<Booked[]> {
  const booked: Booked[] = [];
  let cursor: string | null = null;
  do {
    const page = await gateway.movements(span, cursor);
    for (const one of page.items)
      if (one.kind !== 'payout') {
        const { amount, currency } = one.original ?? one;
        booked.push({ key: keyOf(one), amount, currency });
      }
    cursor = page.next;
  } while (cursor !== null);
  return booked;
}

function wordsOf({ key, kind, ours, theirs, currency }: Difference): string {
  const known = { missing_here: 'is not in our ledger', missing_there: 'is not at the gateway' };
  const what = kind === 'missing_here' || kind === 'missing_there' ? known[kind] : `has another ${kind}`;
  return `${key} ${what}: ours ${ours ?? 'nothing'}, gateway ${theirs ?? 'nothing'} (${currency})`;
}
