import { Dialog } from '@metade/ui/dialog.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { MapPin } from 'lucide-react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import type { pickerCities as loader } from './picker-cities.server.ts';
import { useWords } from '../words/words.tsx';

const OpenContext = createContext<() => void>(() => undefined);

/** Opens the city picker from anywhere in the page. */
export function useCityPicker(): () => void {
  return use(OpenContext);
}

/** The modal with cities that have restaurants. Choosing is a plain form: it stores the city and loads its list. */
export function CityPicker({ children }: { children: ReactNode }) {
  const { m } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title={m.site.cityPickerTitle} closeLabel={m.site.close} sheet>
        <CityList onLeave={() => setOpen(false)} />
      </Dialog>
    </OpenContext>
  );
}

function CityList({ onLeave }: { onLeave: () => void }) {
  const { m } = useWords();
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    void load('/cities.json');
  }, [load]);
  if (!data) {
    return (
      <div className="grid gap-2 sm:grid-cols-2">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    );
  }
  return (
    <>
      {data.cities.length === 0 ? <p className="py-4 text-ink-2">{m.site.cityPickerEmpty}</p> : null}
      {/* A full page load on purpose: the whole site depends on the chosen city. */}
      <form method="post" action="/preferences" className="grid gap-2 sm:grid-cols-2">
        {data.cities.map((city) => (
          <button
            key={`${city.iso}/${city.slug}`}
            name="region"
            value={`${city.iso}/${city.slug}`}
            className="flex min-h-14 items-center gap-3 rounded-3 border border-line px-4 py-2.5 text-left hover:bg-hover"
          >
            <MapPin aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            <span>
              <span className="block text-sm font-semibold">{city.name}</span>
              <span className="block text-xs text-ink-3">{m.site.cityPickerRestaurants(city.restaurants)}</span>
            </span>
          </button>
        ))}
      </form>
      <Link to="/be-a-partner" onClick={onLeave} className="text-link mt-5 inline-block py-2 text-sm">
        {m.site.cityPickerPartner}
      </Link>
    </>
  );
}
