import { isTimeZone } from '@metade/domain/market-codes.ts';
import { pushKinds } from '@metade/domain/push.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, locale } from './fields.ts';

const access = { scope: 'account', roles: ['diner'] } as const;
const hour = z.int().min(0).max(23);
const kind = z.enum(pushKinds);

const device = z
  .object({
    _id: id,
    platform: z.enum(['expo', 'web']).meta({ description: 'The app, or a browser' }),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    current: z.boolean().meta({ description: 'The one that asks' }),
    added: instant,
    told: instant.nullable().meta({ description: 'When it was last told something' }),
  })
  .meta({ id: 'PushDevice' });

const choices = {
  off: z.array(kind).max(pushKinds.length).meta({ description: 'Kinds that are not told; all others are' }),
  quiet_from: hour.meta({ description: 'From this hour of the clock of `zone` nothing is told …' }),
  quiet_to: hour.meta({ description: '… until this one; the same hour: always' }),
  zone: z.string().max(60).refine(isTimeZone, 'not_listed').meta({ description: 'Such as Europe/Lisbon' }),
};

const push = z
  .object({
    ...choices,
    devices: z.array(device),
    web_key: z.string().nullable().meta({ description: 'What a browser subscribes with (VAPID); null: none can' }),
  })
  .meta({ id: 'Push' });
const answer = z.object({ data: push });

/** The device's language; that of the call by default. */
const told = locale.optional();

export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/account/push',
  summary: 'Devices that are told by push, and what they are told when',
  access,
  answer,
  refusals: [],
});

export const savePush = endpoint({
  name: 'savePush',
  method: 'PUT',
  path: '/account/push',
  summary: 'Choose kinds and quiet hours, for all devices of the account',
  access,
  body: z.object(choices),
  answer,
  refusals: [],
});

export const addPushApp = endpoint({
  name: 'addPushApp',
  method: 'PUT',
  path: '/account/push/app',
  summary: 'Tell this app by its Expo push token, until its session ends',
  access,
  body: z.object({
    token: z.string().regex(/^Expo(nent)?PushToken\[[\w-]{8,100}\]$/, 'invalid'),
    locale: told,
  }),
  answer,
  refusals: [],
});

export const addPushBrowser = endpoint({
  name: 'addPushBrowser',
  method: 'PUT',
  path: '/account/push/browser',
  summary: 'Tell this browser by its push subscription, until its session ends',
  access,
  body: z.object({
    endpoint: z.string().max(1000).meta({ description: 'Of a known push service' }),
    keys: z.object({
      p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'invalid'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'invalid'),
    }),
    locale: told,
  }),
  answer,
  refusals: [],
});

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/account/push/devices/:id',
  summary: 'No longer tell a device',
  access,
  params: idParam,
  answer,
  refusals: ['not_found'],
});
