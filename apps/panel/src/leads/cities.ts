import { useCallback } from 'react';
import { useConfig } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';

export type City = { _id: string; name: string };

/** Selectable cities: of the territory, or for an admin of a market. Empty while they are loading. */
export function useCities(country: string | null): { cities: readonly City[]; loading: boolean } {
  const { call, group } = useSession();
  const { markets } = useConfig();
  const market = country ?? markets[0]?.country ?? 'PT';
  const load = useCallback(async (): Promise<readonly City[]> => {
    if (group === 'franchisee') return (await call('getTerritory', {})).data.cities;
    const { data } = await call('listCountries', { query: { type: 'cities', country: market } });
    return data.map(({ _id, name }) => ({ _id, name }));
  }, [call, group, market]);
  const { value, failed } = useLoaded(load);
  return { cities: value ?? [], loading: value === null && !failed };
}
