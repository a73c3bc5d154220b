import type { Handlers } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { endKey, makeKey, renewKey } from './change-keys.ts';
import { keyView, platformKeyView, readKey, readKeys } from './key-store.ts';

const ofRestaurant = (restaurant: string) => ({ restaurant, licensee: null });
const ofPlatform = { restaurant: null, licensee: null };

export const keyRoutes = {
  getKey: async (context, { session }) => {
    const { id, owner, restaurant } = session.key;
    if (owner === 'person') throw new Refused('forbidden');
    return { data: { ...keyView(await readKey(context.pool, { restaurant }, id, context.now())), owner, restaurant } };
  },
  listKeys: async (context, { restaurant }) => ({
    data: (await readKeys(context.pool, { restaurant }, context.now())).map(keyView),
  }),
  createKey: async (context, { restaurant, body, session, role }) => {
    const by = { id: session.userId, role };
    const { row, key } = await makeKey(context, ofRestaurant(restaurant), by, body);
    return { data: keyView(row), key };
  },
  rotateKey: async (context, { restaurant, params, body, session, role }) => {
    const by = { id: session.userId, role };
    const { row, key } = await renewKey(context, ofRestaurant(restaurant), by, params.key, body.overlap_hours);
    return { data: keyView(row), key };
  },
  revokeKey: async (context, { restaurant, params, session, role }) => {
    await endKey(context, ofRestaurant(restaurant), { id: session.userId, role }, params.key);
    return { data: null };
  },
  listPlatformKeys: async (context) => ({
    data: (await readKeys(context.pool, ofPlatform, context.now())).map(platformKeyView),
  }),
  createPlatformKey: async (context, { body, session }) => {
    const by = { id: session.userId, role: 'admin' as const };
    const { row, key } = await makeKey(context, { restaurant: null, licensee: body.licensee }, by, body);
    return { data: platformKeyView(row), key };
  },
  rotatePlatformKey: async (context, { params, body, session }) => {
    const by = { id: session.userId, role: 'admin' as const };
    const { row, key } = await renewKey(context, ofPlatform, by, params.id, body.overlap_hours);
    return { data: platformKeyView(row), key };
  },
  revokePlatformKey: async (context, { params, session }) => {
    await endKey(context, ofPlatform, { id: session.userId, role: 'admin' }, params.id);
    return { data: null };
  },
} satisfies Partial<Handlers>;
