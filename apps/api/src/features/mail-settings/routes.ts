import type { Handlers } from '../../http/call.ts';
import { getMailSettings, getUnsubscription, saveMailSettings, unsubscribe } from './mail-settings.ts';

export const mailSettingRoutes = {
  getMailSettings,
  saveMailSettings,
  getUnsubscription,
  unsubscribe,
} satisfies Partial<Handlers>;
