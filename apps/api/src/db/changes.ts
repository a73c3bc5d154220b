import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type OrderChange = { restaurant: string; order: string; date: string; state: string };

/** Somebody left a restaurant's team. */
export type TeamLeft = { restaurant: string; user: string };

export type Changes = {
  /** Calls back for every order that changed, whichever process changed it. Answers an unsubscribe function. */
  onOrder(listener: (change: OrderChange) => void): () => void;
  /** As onOrder, for everybody who leaves a team. */
  onTeamLeft(listener: (left: TeamLeft) => void): () => void;
  /** As onOrder, for every session that is ended before its time; named by its token's hash. */
  onSessionEnded(listener: (tokenHash: Buffer) => void): () => void;
  /** As onOrder, for every stream of live bookings that gives way to a newer one; by its id. */
  onStreamEnded(listener: (id: number) => void): () => void;
  /** For every change of published content, and whenever a notification may have been missed. */
  onContent(listener: () => void): () => void;
  /** As onOrder, for every change of markets, rules and lists that the site shows; also after a lost connection. */
  onSite(listener: () => void): () => void;
  close(): Promise<void>;
};

/**
 * Listens to the database's order_changed, team_member_left, session_ended, stream_ended, content_changed and site_changed on a connection of its own,
 * reconnecting until closed. Notifications sent while disconnected are lost; streams send a heartbeat, and their readers reload
 * when one is missing.
 */
export function listenToChanges(databaseUrl: string): Changes {
  const listeners = new Set<(change: OrderChange) => void>();
  const teamListeners = new Set<(left: TeamLeft) => void>();
  const sessionListeners = new Set<(tokenHash: Buffer) => void>();
  const streamListeners = new Set<(id: number) => void>();
  const contentListeners = new Set<() => void>();
  const siteListeners = new Set<() => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    if (closed) return;
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'metade changes',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    let lost = false;
    const reconnect = () => {
      clearInterval(beat);
      if (closed || lost) return;
      lost = true;
      retry = setTimeout(() => void connect(), 500);
    };
    // A server that was cut off ends no connection.
    const beat = setInterval(() => void next.query('select 1').catch(giveUp), beatMs).unref();
    const giveUp = async () => {
      reconnect();
      await leave(next);
    };
    next.on('error', reconnect);
    next.on('end', reconnect);
    next.on('notification', ({ channel, payload }) => {
      if (channel === 'content_changed') {
        for (const listener of contentListeners) listener();
        return;
      }
      if (channel === 'session_ended') {
        const ended = Buffer.from(payload ?? '', 'hex');
        for (const listener of sessionListeners) listener(ended);
        return;
      }
      if (channel === 'stream_ended') {
        for (const listener of streamListeners) listener(Number(payload));
        return;
      }
      if (channel === 'site_changed') {
        for (const listener of siteListeners) listener();
        return;
      }
      const change: unknown = JSON.parse(payload ?? '{}');
      if (channel === 'team_member_left') for (const listener of teamListeners) listener(change as TeamLeft);
      else for (const listener of listeners) listener(change as OrderChange);
    });
    try {
      await next.connect();
      await next.query(
        'listen order_changed; listen team_member_left; listen session_ended; listen stream_ended; listen content_changed; listen site_changed',
      );
      client = next;
      for (const listener of contentListeners) listener();
      for (const listener of siteListeners) listener();
    } catch {
      await giveUp();
    }
  };
  const connecting = connect();
  return {
    onOrder: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTeamLeft: (listener) => {
      teamListeners.add(listener);
      return () => teamListeners.delete(listener);
    },
    onSessionEnded: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
    onStreamEnded: (listener) => {
      streamListeners.add(listener);
      return () => streamListeners.delete(listener);
    },
    onContent: (listener) => {
      contentListeners.add(listener);
      return () => contentListeners.delete(listener);
    },
    onSite: (listener) => {
      siteListeners.add(listener);
      return () => siteListeners.delete(listener);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await connecting;
      if (client) await leave(client);
    },
  };
}

const [beatMs, answerMs] = [10_000, 5_000];

/** Without waiting for the answer of a server that gives none. */
async function leave(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(answerMs, undefined, { ref: false })]);
}
