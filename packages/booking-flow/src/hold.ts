import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { Problem } from '@metade/contracts/problem.ts';

export interface HoldWish {
  restaurant: string;
  slot: string;
  date: string;
  people: number;
}

/** Who holds: an account by its token, else a guest, who signs in after the hold. */
export interface Holder {
  account: string | null;
  guest: string | null;
  /** Remembers the token of a guest who was started for this hold. */
  keepGuest(token: string): void;
}

/** existing: the order of the caller that stands in the way. */
export type HoldOutcome =
  | { kind: 'held'; order: string }
  | { kind: 'refused'; problem: Problem; existing: string | null };

/**
 * Holds a table. Throws fetch's error when the answer was lost: the same call with the same key then answers what became of it, and
 * holds no second table.
 */
export async function holdTable(
  api: ApiClient,
  holder: Holder,
  wish: HoldWish,
  idempotencyKey: string | undefined,
): Promise<HoldOutcome> {
  let token = holder.account ?? holder.guest;
  const startGuest = async () => {
    const { token: started } = await api.call('startGuest', {});
    holder.keepGuest(started);
    return started;
  };
  const { restaurant, slot, date, people } = wish;
  const create = (by: string) =>
    api.call('createOrder', { body: { restaurant, slot, date, people } }, { token: by, idempotencyKey });
  try {
    try {
      token ??= await startGuest();
      return { kind: 'held', order: (await create(token)).data._id };
    } catch (error) {
      // The guest's token expired meanwhile: starts again. An account's means to log in again, which its owner is told.
      const expired = error instanceof ApiRefusal && error.problem.status === 401;
      if (!expired || holder.account !== null || holder.guest === null) throw error;
      token = await startGuest();
      return { kind: 'held', order: (await create(token)).data._id };
    }
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { problem } = error;
    const existing = typeof problem.params?.order === 'string' ? problem.params.order : null;
    if (problem.code === 'hold_exists' && existing !== null && token && (await isThis(api, token, existing, wish)))
      return { kind: 'held', order: existing };
    return { kind: 'refused', problem, existing };
  }
}

/** Whether an existing hold is the wished table: a double press, or a step back, continues with it. */
async function isThis(
  api: ApiClient,
  token: string,
  order: string,
  { slot, date, people }: HoldWish,
): Promise<boolean> {
  const held = await api.call('getOrder', { params: { id: order } }, { token }).catch(() => null);
  return held?.data.slot === slot && held.data.date === date && held.data.people === people;
}
