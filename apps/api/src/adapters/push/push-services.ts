import type { Config } from '../../config.ts';
import { browserPush } from './browser-push.ts';
import { expoPush } from './expo-push.ts';
import type { PushServices } from './push-service.ts';

const timeoutMs = 10_000;

export function pushServices({ push, contactEmail: contact }: Pick<Config, 'push' | 'contactEmail'>): PushServices {
  const { expoUrl: url, expoToken: accessToken, vapidKey: key, loopback } = push;
  return {
    apps: expoPush({ url, accessToken, timeoutMs }),
    browsers: key === null ? null : browserPush({ key, contact, timeoutMs, loopback }),
  };
}
