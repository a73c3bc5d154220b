import type { Handlers } from '../../http/call.ts';
import { addPushApp, addPushBrowser, removePushDevice } from './devices.ts';
import { getPush, savePush } from './push-settings.ts';

export const pushRoutes = {
  getPush,
  savePush,
  addPushApp,
  addPushBrowser,
  removePushDevice,
} satisfies Partial<Handlers>;
