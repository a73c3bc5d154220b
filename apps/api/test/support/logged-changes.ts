import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { expect } from 'vitest';
import type pg from 'pg';
import type { Handlers } from '../../src/http/call.ts';

/** What a call wrote: tables by name, and what its entry of the change log says. */
type Written = { tables: Set<string>; logged: boolean };

type Query = (...args: unknown[]) => unknown;
type Run = (context: unknown, call: unknown) => Promise<unknown>;

const current = new AsyncLocalStorage<Written>();
const writes = /\b(?:insert\s+into|delete\s+from|update)\s+("?[\w.]+"?)/gi;
const lock = /\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+update\b/gi;

/** Calls of admins and licensees that may change something. */
export const deskCalls: readonly Endpoint[] = Object.values<Endpoint>(endpoints).filter(
  ({ access, method }) => method !== 'GET' && (access.scope === 'marketplace' || access.scope === 'territory'),
);

/** Written without an entry, with why. */
const notLogged: Record<string, string> = {
  idempotency_key: 'that a request came again',
  pending_step: 'a decision that may be taken back has its entry once it is carried out',
  content_document: 'a draft saves itself: its first save has an entry, its revisions say who wrote which',
  content_revision: 'as above',
  desk_item: 'who has an entry of a queue in hand is told by the queue, and ends with it',
  try_window: 'counts tries',
  stored_picture: 'a picture is seen once a text with it is published',
};

/** Watches that each call of the desk that writes anything leaves an entry in the change log, in whatever test it is made. */
export function watchLoggedChanges(pool: pg.Pool): {
  handlers: (handlers: Handlers) => Handlers;
  /** Throws the calls that wrote and left no entry. */
  assertLogged: () => void;
} {
  const found = new Map<string, string>();
  watchQueries(pool);
  return {
    handlers: (handlers) =>
      Object.fromEntries(
        Object.entries(handlers).map(([name, handler]) => {
          if (!deskCalls.some((contract) => contract.name === name)) return [name, handler];
          const run: Run = (context, call) =>
            current.run({ tables: new Set(), logged: false }, async () => {
              const answer = await (handler as unknown as Run)(context, call);
              const { tables, logged } = current.getStore() as Written;
              const unlogged = [...tables].filter((table) => !(table in notLogged));
              // A job beside what has no entry belongs to it.
              const isJobOfOther = tables.size > 1 && unlogged.join() === 'graphile_worker';
              if (!logged && unlogged.length > 0 && !isJobOfOther)
                found.set(`${name}: ${unlogged.join(', ')}`, expect.getState().currentTestName ?? 'before the tests');
              return answer;
            });
          return [name, Object.assign(run, handler)];
        }),
      ) as Handlers,
    assertLogged: () => {
      const faults = [...found].map(([fault, test]) => `${fault} (${test})`);
      if (faults.length > 0) throw new Error(`Changes without an entry in the change log:\n${faults.join('\n')}`);
    },
  };
}

/** Notes what is written within a call, by the pool or by one of its clients. */
function watchQueries(pool: pg.Pool): void {
  const watched = new WeakSet<object>();
  pool.on('connect', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const written = current.getStore();
      if (written === undefined) return query(...args);
      const done = (result: { rowCount?: number | null } | undefined) => {
        if (result?.rowCount) note(written, args[0]);
      };
      const callback = args.at(-1);
      if (typeof callback === 'function')
        return query(...args.slice(0, -1), (error: unknown, result: undefined) => {
          done(result);
          (callback as Query)(error, result);
        });
      return (query(...args) as Promise<undefined>).then((result) => {
        done(result);
        return result;
      });
    }) as typeof client.query;
  });
}

function note(written: Written, asked: unknown): void {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '');
  for (const [, table = ''] of text.replace(lock, '').matchAll(writes)) {
    if (table === 'audit_log') written.logged = true;
    // The job and, for the first of its name, the name.
    else written.tables.add(table.replace(/^graphile_worker\..*/, 'graphile_worker'));
  }
}
