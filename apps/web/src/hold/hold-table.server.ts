import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { writeCookie } from '../http/cookies.server.ts';

export interface HoldRequest {
  restaurant: string;
  slot: string;
  date: string;
  people: number;
  idempotencyKey: string | undefined;
}

export type HoldOutcome =
  | { ok: true; order: string }
  | { ok: false; code: string; message: string; status: number; existingOrder: string | null };

/** Holds a table for the caller; a visitor gets a guest token first, and logs in after the hold. */
export async function holdTable(facts: RequestFacts, wanted: HoldRequest): Promise<HoldOutcome> {
  const secure = facts.options.publicUrl.startsWith('https:');
  const { idempotencyKey, ...body } = wanted;
  const startGuest = async () => {
    const guest = await facts.api.call('startGuest', {});
    facts.setCookie(writeCookie('guest', guest.token, secure));
    return guest.token;
  };
  const create = (token: string) => facts.api.call('createOrder', { body }, { token, idempotencyKey });
  try {
    const account = await facts.user();
    let answer;
    if (account && facts.token) answer = await create(facts.token);
    else {
      try {
        answer = await create(facts.guest ?? (await startGuest()));
      } catch (error) {
        // The guest token expired meanwhile: start again.
        if (!(error instanceof ApiRefusal) || error.problem.status !== 401 || !facts.guest) throw error;
        answer = await create(await startGuest());
      }
    }
    facts.setCookie(writeCookie('order', answer.data._id, secure));
    return { ok: true, order: answer.data._id };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const existing = error.problem.params?.order;
    if (
      error.problem.code === 'hold_exists' &&
      typeof existing === 'string' &&
      (await isThis(facts, existing, wanted))
    ) {
      facts.setCookie(writeCookie('order', existing, secure));
      return { ok: true, order: existing };
    }
    return {
      ok: false,
      code: error.problem.code,
      message: error.problem.issues?.[0]?.message ?? error.problem.message,
      status: error.problem.status,
      existingOrder: typeof existing === 'string' ? existing : null,
    };
  }
}

/** Whether an existing hold is the requested table: a double press, or the back button, continues with it. */
async function isThis(facts: RequestFacts, order: string, { slot, date, people }: HoldRequest): Promise<boolean> {
  const held = (await facts.api.call('getOrder', { params: { id: order } }).catch(() => null))?.data;
  return held?.slot === slot && held.date === date && held.people === people;
}
