import type { Answer } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useConfig } from '../session/config.tsx';
import { useWords } from '../words/words.tsx';

// MapLibre is far larger than the panel, so it is loaded with the map.
const CityMap = lazy(() => import('@metade/ui/city-map.tsx'));

type Territory = Answer<'getTerritory'>['data'];

/** A territory's cities on a map, or as an equivalent list. */
export function TerritoryMap({
  cities,
  demand,
  restaurants,
}: {
  cities: Territory['cities'];
  demand: Answer<'listTerritoryDemand'>['data'];
  restaurants: Answer<'listTerritoryRestaurants'>['data'];
}) {
  const { m } = useWords();
  const words = m.licensee.territory;
  const { mapStyleUrl } = useConfig();
  const [flat] = useState(() => document.createElement('canvas').getContext('webgl2') === null);
  const [asList, setAsList] = useState(flat);
  // Either change redraws the map.
  const told = useMemo(
    () =>
      cities.map((city) => {
        const looked = demand.find((one) => one.city === city._id)?.visitors ?? 0;
        const wanted = city.restaurants === 0 && looked > 0;
        return { ...city, wanted, text: wanted ? words.searches(looked) : words.restaurants(city.restaurants) };
      }),
    [cities, demand, words],
  );
  const pins = useMemo(
    () =>
      restaurants.flatMap(({ _id, location, state }) =>
        location && state === 'approved' ? [{ _id, ...location }] : [],
      ),
    [restaurants],
  );
  return (
    <section
      aria-label={words.map}
      className="relative h-98 overflow-hidden rail:h-auto rail:min-h-98 rounded-4 border border-line bg-sunk"
    >
      {asList ? (
        <ul className="h-full overflow-y-auto p-5 pb-20">
          {told.map(({ _id, name, text, wanted }) => (
            <li key={_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
              <span className="font-semibold">{name}</span>
              <span className={wanted ? 'font-semibold text-wait-ink' : 'text-ink-2'}>{text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
          <CityMap cities={told} pins={pins} styleUrl={mapStyleUrl} />
        </Suspense>
      )}
      {flat ? null : (
        <Button className="absolute right-3 bottom-3 min-h-11" onClick={() => setAsList(!asList)}>
          {asList ? (
            <MapIcon aria-hidden="true" className="size-5" strokeWidth={1.9} />
          ) : (
            <List aria-hidden="true" className="size-5" strokeWidth={1.9} />
          )}
          {asList ? words.asMap : words.asList}
        </Button>
      )}
    </section>
  );
}
