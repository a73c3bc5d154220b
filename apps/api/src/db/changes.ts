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

/** The channels of the database, and what a notification of each says. */
const channels = {
  order_changed: (payload: string) => JSON.parse(payload) as OrderChange,
  team_member_left: (payload: string) => JSON.parse(payload) as TeamLeft,
  session_ended: (payload: string) => Buffer.from(payload, 'hex'),
  stream_ended: (payload: string) => Number(payload),
  content_changed: () => undefined,
  site_changed: () => undefined,
};
type Channel = keyof typeof channels;
type Said<C extends Channel> = ReturnType<(typeof channels)[C]>;

/**
 * Listens to the database's channels on a connection of its own, reconnecting until closed. Notifications sent while disconnected are
 * lost; streams send a heartbeat, and their readers reload when one is missing.
 */
export function listenToChanges(databaseUrl: string): Changes {
  const listeners = new Map<string, Set<(said: never) => void>>();
  const on =
    <C extends Channel>(channel: C) =>
    (listener: (said: Said<C>) => void) => {
      const those = listeners.get(channel) ?? new Set();
      listeners.set(channel, those.add(listener));
      return () => those.delete(listener);
    };
  const tell = <C extends Channel>(channel: C, payload: string) => {
    const said = channels[channel](payload) as never;
    for (const listener of listeners.get(channel) ?? []) listener(said);
  };
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
    next.on('notification', ({ channel, payload = '' }) => tell(channel as Channel, payload));
    try {
      await next.connect();
      await next.query(
        'listen order_changed; listen team_member_left; listen session_ended; listen stream_ended; listen content_changed; listen site_changed',
      );
      client = next;
      tell('content_changed', '');
      tell('site_changed', '');
    } catch {
      await giveUp();
    }
  };
  const connecting = connect();
  return {
    onOrder: on('order_changed'),
    onTeamLeft: on('team_member_left'),
    onSessionEnded: on('session_ended'),
    onStreamEnded: on('stream_ended'),
    onContent: on('content_changed'),
    onSite: on('site_changed'),
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
