import { Expo, type ExpoClientOptions, type ExpoPushErrorReceipt, type ExpoPushTicket } from 'expo-server-sdk';
import type { AppPush, PushOutcome, PushReceipt } from './push-service.ts';

type Options = {
  /** Origin of the service, https://exp.host. */
  url: string;
  accessToken: string | null;
  timeoutMs: number;
};

/** Apps, by Expo's push service. */
export function expoPush({ url, accessToken, timeoutMs }: Options): AppPush {
  const expo = new Expo({
    ...(accessToken === null ? {} : { accessToken }),
    httpAgent: dispatcherTo(new URL(url).origin, timeoutMs),
    // A job tries again; within a request there is no use in waiting long.
    retryMinTimeout: 100,
  });
  return {
    send: async (pushes) => {
      const outcomes: PushOutcome[] = [];
      const messages = pushes.map(({ target, push }) => ({
        to: target.token,
        title: push.title,
        body: push.body,
        data: { link: push.link, tag: push.tag },
        sound: 'default',
        ttl: push.ttlSeconds,
        priority: push.urgent ? ('high' as const) : ('normal' as const),
        channelId: push.urgent ? 'urgent' : 'default',
        tag: push.tag,
      }));
      for (const chunk of expo.chunkPushNotifications(messages)) {
        const answer = await expo.sendPushNotificationsAsync(chunk).then(
          (tickets) => tickets.map(outcomeOf),
          (error: unknown) => chunk.map(() => ofFailure(error)),
        );
        outcomes.push(...answer);
      }
      return outcomes;
    },
    receipts: async (tickets) => {
      const told = new Map<string, PushReceipt>();
      for (const chunk of expo.chunkPushNotificationReceiptIds([...tickets]))
        for (const [ticket, receipt] of Object.entries(await expo.getPushNotificationReceiptsAsync(chunk)))
          told.set(ticket, receipt.status === 'ok' ? { result: 'delivered' } : ofError(receipt));
      return told;
    },
  };
}

function outcomeOf(ticket: ExpoPushTicket): PushOutcome {
  return ticket.status === 'ok' ? { result: 'sent', ticket: ticket.id } : ofError(ticket);
}

function ofError({ message, details }: ExpoPushErrorReceipt) {
  const error = `${details?.error ?? 'error'}: ${message}`;
  if (details?.error === 'DeviceNotRegistered') return { result: 'gone', error } as const;
  return { result: details?.error === 'MessageRateExceeded' ? 'again' : 'failed', error } as const;
}

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);

/** Of a whole request. Without an answer it may have been taken, unless there was no connection. */
function ofFailure(thrown: unknown): PushOutcome {
  const { statusCode, message, cause } = thrown as Error & { statusCode?: number; cause?: { code?: string } };
  const again =
    statusCode === undefined ? neverConnected.has(cause?.code ?? '') : statusCode === 429 || statusCode >= 500;
  return { result: again ? 'again' : 'failed', error: `${statusCode ?? cause?.code ?? ''} ${message}`.trim() };
}

type Dispatcher = ExpoClientOptions['httpAgent'];

/** The library knows one address and no time-outs: what carries its requests gives it ours. */
function dispatcherTo(origin: string, timeoutMs: number): Dispatcher {
  const dispatch: Dispatcher['dispatch'] = (options, handler) => {
    const carrier = (globalThis as Record<symbol, unknown>)[Symbol.for('undici.globalDispatcher.1')] as Dispatcher;
    return carrier.dispatch({ ...options, origin, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }, handler);
  };
  return { dispatch } as Dispatcher;
}
