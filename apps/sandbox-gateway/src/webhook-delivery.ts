import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

export type WebhookDelivery = {
  /** Call after a commit that may have queued events. */
  wake(): void;
  /** Ends after what is being sent is cut short; it is sent again at the next start. */
  stop(): Promise<void>;
};

type DueEvent = { id: string; body: string; attempts: number };

/**
 * Sends queued events until each got a 2xx, with growing pauses, one event of a payment at a time. Several processes may do
 * so on one database: a claim lasts 30 s, longer than a delivery may take. A receiver gets every event at least once.
 */
export function startWebhookDelivery(options: {
  pool: Pool;
  /** Where its table `events` is. */
  schema: string;
  /** Before each look for events: does what may queue some. */
  prepare?: () => Promise<void>;
  webhookUrl: () => string;
  /** The headers that prove who sends a body. */
  sign: (body: string) => Record<string, string>;
  log: FastifyBaseLogger;
}): WebhookDelivery {
  const { pool, schema, webhookUrl, sign, log } = options;
  const { claim, retryLater, markDelivered } = statements(schema);
  const stopping = new AbortController();
  let nap = new AbortController();
  let woken = false;

  const send = async (event: DueEvent): Promise<void> => {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(event.body) },
      body: event.body,
      redirect: 'error',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  };

  const deliver = async (event: DueEvent): Promise<void> => {
    try {
      await send(event);
    } catch (error) {
      const pause = stopping.signal.aborted ? 0 : Math.min(500 * 2 ** (event.attempts - 1), 300_000);
      log.warn({ event: event.id, attempts: event.attempts, reason: String(error) }, 'webhook not delivered');
      await pool.query(retryLater, [event.id, pause]);
      return;
    }
    await pool.query({ name: `${schema}.delivered`, text: markDelivered, values: [event.id] });
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        await options.prepare?.();
        const due = await pool.query<DueEvent>({ name: `${schema}.claim`, text: claim });
        await Promise.all(due.rows.map(deliver));
        if (due.rows.length > 0) continue;
      } catch (error) {
        log.error({ reason: String(error) }, 'webhook queue not readable');
      }
      if (woken) continue;
      nap = new AbortController();
      await sleep(500, undefined, { signal: AbortSignal.any([nap.signal, stopping.signal]) }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    wake() {
      woken = true;
      nap.abort();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Of a table as the sandbox's schema has it. */
function statements(schema: string) {
  return {
    claim: `
      update ${schema}.events set attempts = attempts + 1, next_attempt_at = now() + interval '30 s'
      where seq in (
        select seq from ${schema}.events due
        where delivered_at is null and next_attempt_at <= now() and not exists (
          select 1 from ${schema}.events earlier
          where earlier.reference = due.reference and earlier.seq < due.seq and earlier.delivered_at is null and not earlier.held
        )
        order by next_attempt_at, seq limit 20 for update skip locked
      )
      returning id, body, attempts`,
    retryLater: `
      update ${schema}.events set next_attempt_at = now() + $2 * interval '1 ms' where id = $1`,
    markDelivered: `
      with delivered as (
        update ${schema}.events
        set deliveries_left = deliveries_left - 1, attempts = 0, next_attempt_at = now(),
            delivered_at = case when deliveries_left = 1 then now() end
        where id = $1 returning seq, reference
      )
      update ${schema}.events set held = false, next_attempt_at = now()
      from delivered
      where events.reference = delivered.reference and events.held and events.seq < delivered.seq and events.delivered_at is null`,
  };
}
