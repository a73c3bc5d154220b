import type { Locale } from '@metade/i18n/locale.ts';
import type { Call } from '../api/api';
import { devicePush } from './device-push';

/** Tells the server where this device is reached. Answers what the account has chosen; null where the device has no address. */
export async function registerDevice(call: Call, locale: Locale, channels: { normal: string; urgent: string }) {
  const token = await devicePush.token(channels);
  return token === null ? null : (await call('addPushApp', { body: { token, locale } })).data;
}
