import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { isLoopbackHost } from '../../loopback.ts';
import { outsideRequest, type Outcome } from '../outside-request.ts';
import type { BrowserPush, BrowserTarget, Push, PushOutcome } from './push-service.ts';

type Options = {
  /** Raw P-256 private key, base64url. */
  key: string;
  /** Whom a push service may write to. */
  contact: string;
  timeoutMs: number;
  /** For tests: also takes http addresses of this machine. */
  loopback: boolean;
};

/** The push services of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/** Browsers, by their own push services: encrypted for the one browser and signed with our key. */
export function browserPush({ key, contact, timeoutMs, loopback }: Options): BrowserPush {
  const publicKey = publicKeyOf(key);
  const knows = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (url === null || url.username || url.password) return false;
    if (loopback && url.protocol === 'http:' && isLoopbackHost(url.hostname)) return true;
    return url.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname));
  };
  const vapidDetails = { subject: `mailto:${contact}`, publicKey, privateKey: key };
  const sendOne = async ({ target, push }: { target: BrowserTarget; push: Push }): Promise<PushOutcome> => {
    if (!knows(target.endpoint)) return { result: 'gone', error: 'not the address of a push service' };
    const { title, body, link, tag } = push;
    const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } };
    let request;
    try {
      request = webPush.generateRequestDetails(subscription, JSON.stringify({ title, body, link, tag }), {
        vapidDetails,
        TTL: push.ttlSeconds,
        urgency: push.urgent ? 'high' : 'normal',
      });
    } catch (error) {
      // Its public key is no point of the curve: nothing can ever be told to it.
      return { result: 'gone', error: (error as Error).message };
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    return outcomeOf(
      await outsideRequest(target.endpoint, { body: request.body, headers, timeoutMs, answerMax: 300, loopback }),
    );
  };
  return { publicKey, knows, send: (pushes) => Promise.all(pushes.map(sendOne)) };
}

/** The public key of a raw P-256 private key, both base64url. Throws when it is none. */
export function publicKeyOf(key: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(key, 'base64url'));
  return curve.getPublicKey('base64url');
}

function outcomeOf({ status, answer, error, connected }: Outcome): PushOutcome {
  if (status === null)
    return { result: connected || error === 'address' ? 'failed' : 'again', error: error ?? 'unreachable' };
  if (status >= 200 && status < 300) return { result: 'sent', ticket: null };
  const words = `${status} ${answer ?? ''}`.trim();
  if (status === 404 || status === 410) return { result: 'gone', error: words };
  return { result: status === 429 || status >= 500 ? 'again' : 'failed', error: words };
}
