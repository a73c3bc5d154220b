import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { StoredCard } from './decide-payment.ts';
import type { Behaviour } from './sentinel-cards.ts';
import type { Card } from './wire.ts';

export type CardStore = ReturnType<typeof cardStore>;

/** Card tokens in PostgreSQL. One typed in a browser is good for two hours; a saved one until it is removed. */
export function cardStore(pool: Pool) {
  return {
    async add(card: Omit<Card, 'token'>, behaviour: Behaviour): Promise<string> {
      const token = newToken('tok');
      await pool.query(
        `insert into sandbox_gateway.cards (token, brand, last4, exp_month, exp_year, holder, funding, behaviour)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [token, card.brand, card.last4, card.expMonth, card.expYear, card.holder, card.funding, behaviour],
      );
      return token;
    },

    /** A saved card is known to its customer alone; one that was typed, to whoever has its token. */
    async find(token: string, customer: string | null): Promise<(Card & StoredCard) | null> {
      const found = await pool.query<Card & StoredCard>({
        name: 'sandbox_gateway.card',
        text: `select token, brand, last4, exp_month as "expMonth", exp_year as "expYear", holder, funding, behaviour
               from sandbox_gateway.cards where token = $1 and (customer is null or customer = $2) and ${usable}`,
        values: [token, customer],
      });
      return found.rows[0] ?? null;
    },

    /** The saved card's token, the same for a repeat; null when the token is unknown or saved by another customer. */
    async save(token: string, customer: string): Promise<string | null> {
      const saved = await pool.query<{ token: string }>(
        `insert into sandbox_gateway.cards
           (token, brand, last4, exp_month, exp_year, holder, funding, behaviour, customer, saved_from)
         select $3, brand, last4, exp_month, exp_year, holder, funding, behaviour, $2, token
         from sandbox_gateway.cards where token = $1 and customer is null and ${usable}
         on conflict (saved_from, customer) do update set customer = excluded.customer
         returning token`,
        [token, customer, newToken('card')],
      );
      if (saved.rows[0]) return saved.rows[0].token;
      const own = await pool.query('select 1 from sandbox_gateway.cards where token = $1 and customer = $2', [
        token,
        customer,
      ]);
      return own.rowCount ? token : null;
    },

    async remove(token: string): Promise<void> {
      await pool.query('delete from sandbox_gateway.cards where token = $1', [token]);
    },

    async removeOf(customer: string): Promise<void> {
      await pool.query('delete from sandbox_gateway.cards where customer = $1', [customer]);
    },

    /** Forgets the cards that were typed once and never saved. */
    async removeStale(): Promise<void> {
      await pool.query(`delete from sandbox_gateway.cards where not (${usable})`);
    },
  };
}

const usable = `(customer is not null or created_at > now() - interval '2 hours')`;

function newToken(kind: 'tok' | 'card'): string {
  return `${kind}_${randomBytes(18).toString('base64url')}`;
}
