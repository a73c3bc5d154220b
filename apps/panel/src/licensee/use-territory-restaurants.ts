import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';

/** The restaurants of the caller's territory as the choices of a filter: id and name. */
export function useTerritoryRestaurants(): readonly (readonly [string, string])[] {
  const { call } = useSession();
  const { value } = useLoaded(useCallback(async () => (await call('listTerritoryRestaurants', {})).data, [call]));
  return (value ?? []).map(({ _id, company_name }) => [_id, company_name] as const);
}
