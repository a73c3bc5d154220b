import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** The cities of a licensee. */
export function TerritoryScreen() {
  const { m } = useWords();
  const { call } = useSession();
  useTitle(m.areas.territory);
  const { value, failed, again } = useLoaded(useCallback(() => call('listHostRestaurants', {}), [call]));
  return (
    <>
      <h1 className="text-dmd">{m.areas.territory}</h1>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <EmptyHalfPlate title={m.areas.noTerritory} text={m.areas.noTerritoryText} /> : null}
    </>
  );
}
