import type { Answer } from '@metade/api-client/client.ts';
import type { ApiKey, PlatformKey } from '@metade/contracts/keys.ts';
import { useMemo } from 'react';
import type { Restaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { deviceZone } from '../shell/device-zone.ts';

export type ListedKey = ApiKey & Partial<Pick<PlatformKey, 'licensee'>>;
type KeyWish = Pick<ApiKey, 'name' | 'scopes'> & { days: number | null; licensee: string | null };

/** The calls of one owner's keys, and the zone in which their times are told. */
export type KeyCalls = {
  zone: string;
  list: () => Promise<ListedKey[]>;
  create: (wish: KeyWish) => Promise<{ key: string }>;
  rotate: (key: string, overlapHours: number) => Promise<{ key: string }>;
  revoke: (key: string) => Promise<unknown>;
  /** For whom an admin can make keys besides the platform; empty for a restaurant. */
  licensees: () => Promise<Pick<Answer<'listLicensees'>['data'][number], '_id' | 'name'>[]>;
};

export function useRestaurantKeys({ _id: id, time_zone: zone }: Restaurant): KeyCalls {
  const { call } = useSession();
  return useMemo(
    () => ({
      zone,
      list: async () => (await call('listKeys', { params: { id } })).data,
      create: ({ name, scopes, days }) => call('createKey', { params: { id }, body: { name, scopes, days } }),
      rotate: (key, overlap_hours) => call('rotateKey', { params: { id, key }, body: { overlap_hours } }),
      revoke: (key) => call('revokeKey', { params: { id, key } }),
      licensees: async () => [],
    }),
    [call, id, zone],
  );
}

export function usePlatformKeys(): KeyCalls {
  const { call } = useSession();
  return useMemo(
    () => ({
      zone: deviceZone(),
      list: async () => (await call('listPlatformKeys', {})).data,
      create: (body) => call('createPlatformKey', { body }),
      rotate: (id, overlap_hours) => call('rotatePlatformKey', { params: { id }, body: { overlap_hours } }),
      revoke: (id) => call('revokePlatformKey', { params: { id } }),
      licensees: async () => (await call('listLicensees', {})).data,
    }),
    [call],
  );
}
