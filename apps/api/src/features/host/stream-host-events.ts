import { streamHostEvents as contract } from '@metade/contracts/host.ts';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Handler } from '../../http/call.ts';
import { reach } from '../../http/access.ts';
import { forgetStream, keepStream, registerStream } from './host-streams.ts';

const beatMs = 15_000;
/** Unsent events after which a slow reader is disconnected; it reloads the day when it reconnects. */
const backlogMax = 256 * 1024;

/**
 * Server-sent events of a restaurant, until the reader disconnects, the session ends or the account leaves the team. No replay:
 * readers reload the day whenever they connect. Above the limit per account the oldest stream is ended: probably a sleeping device.
 */
export const streamHostEvents: Handler<'streamHostEvents'> = async (
  context,
  { restaurant, session, request, reply },
) => {
  const { hostStreamsPerAccount } = await context.markets.settings();
  const out = reply.raw;
  // Already disconnected: no 'close' event would clean up.
  if (out.destroyed) return void reply.hijack();
  const stream = await registerStream(context.pool, session.userId, hostStreamsPerAccount);
  reply.hijack();
  if (out.destroyed) return forgetStream(context.pool, stream);
  out.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Buffering proxies must pass each event on at once.
    'x-accel-buffering': 'no',
  });
  out.write('retry: 2000\n\n');

  let sent = 0;
  const stop = context.changes.onOrder(({ restaurant: of, order, date, state }) => {
    if (of !== restaurant || state === 'held') return;
    if (out.writableLength > backlogMax) return void out.destroy();
    sent += 1;
    out.write(`id: ${request.id}-${sent}\nevent: booking\ndata: ${JSON.stringify({ order, date, state })}\n\n`);
  });
  const stopTeam = context.changes.onTeamLeft(({ restaurant: of, user }) => {
    if (of === restaurant && user === session.userId) void mayStillRead().then((may) => (may ? undefined : end()));
  });
  const stopSession = context.changes.onSessionEnded((ended) => {
    if (ended.equals(session.tokenHash)) end();
  });
  const stopStream = context.changes.onStreamEnded((ended) => {
    if (ended === stream) end();
  });
  const beat = setInterval(() => {
    out.write(': beat\n\n');
    void mayStillRead().then((may) => (may ? undefined : end()));
  }, beatMs);
  out.once('close', cleanUp);

  function end(): void {
    cleanUp();
    out.end();
  }
  function cleanUp(): void {
    clearInterval(beat);
    stop();
    stopTeam();
    stopSession();
    stopStream();
    // One that cannot be forgotten now is not seen again, and no longer counts.
    forgetStream(context.pool, stream).catch(() => {});
  }
  async function mayStillRead(): Promise<boolean> {
    try {
      if (!(await keepStream(context.pool, stream, session.tokenHash))) return false;
      await reach(context, contract.access, session, restaurant);
      return true;
    } catch {
      // Access lost, or the database unreachable: in both cases the reader reconnects.
      return false;
    }
  }
};
