import { periods } from '@metade/domain/grid.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { pickerCities as citiesLoader } from '../shell/picker-cities.server.ts';
import type { tableCounts as tablesLoader } from './table-counts.server.ts';
import { useWords } from '../words/words.tsx';
import { TIMES } from '@metade/booking-flow/filter-steps.ts';
import { DateStrip } from './date-strip.tsx';
import { cityDays, writeQuery, type SearchQuery } from './query.ts';

export interface Place {
  iso: string;
  slug: string | null;
  name: string;
}
export type SheetPart = 'where' | 'when' | 'people' | 'all';

const TYPING_PAUSE = 250;

const anyHour = { period: undefined, time: undefined };

/** The whole search in one sheet, showing the number of tables while it is changed. */
export default function SearchSheet({
  start,
  place,
  query,
  onClose,
  onLeave,
}: {
  start: SheetPart;
  place: Place;
  query: SearchQuery;
  onClose: () => void;
  /** It closes because the list replaces its entry in the history. */
  onLeave: () => void;
}) {
  const { m } = useWords();
  const navigate = useNavigate();
  const [where, setWhere] = useState(place);
  const [next, setNext] = useState(query);
  const { load: loadCities, data: cities } = useFetcher<typeof citiesLoader>();
  const { load: loadTables, data: found, state } = useFetcher<typeof tablesLoader>();
  const address = `/${where.iso}${where.slug ? `/${where.slug}` : ''}${writeQuery(next)}`;
  useEffect(() => {
    void loadCities('/cities.json');
  }, [loadCities]);
  const counted = `/tables.json${writeQuery(next) || '?'}&iso=${where.iso}&city=${where.slug ?? ''}`;
  const countedText = useRef(next.text);
  useEffect(() => {
    // Typed text is counted after a pause, presses at once.
    const pause = countedText.current === next.text ? 0 : TYPING_PAUSE;
    const timer = setTimeout(() => {
      countedText.current = next.text;
      void loadTables(counted);
    }, pause);
    return () => clearTimeout(timer);
  }, [loadTables, counted, next.text]);
  const show = () => {
    onLeave();
    void navigate(`/restaurants${address}`, { replace: true });
  };
  const tables = state === 'idle' && found ? m.site.tables(found.tables, found.capped) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.search.sheetTitle}
      closeLabel={m.site.close}
      sheet
      footer={
        <Button kind="brand" size="lg" className="w-full" onClick={show}>
          <span aria-live="polite">{tables ? m.search.show(tables) : m.search.showPlain}</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <section aria-label={m.search.where} className={start === 'where' || start === 'all' ? '' : 'order-last'}>
          <h3 className="mb-2 text-lg">{m.search.where}</h3>
          <div className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
            <NearMe
              chosen={next.near !== undefined}
              onFound={(near) => setNext({ ...next, near })}
              onClear={() => setNext({ ...next, near: undefined })}
            />
            {(cities?.cities ?? [{ ...place, slug: place.slug ?? '', restaurants: 0 }]).map((city) => {
              const chosen = !next.near && city.slug === where.slug && city.iso === where.iso;
              return (
                <button
                  key={`${city.iso}/${city.slug}`}
                  type="button"
                  aria-pressed={chosen}
                  onClick={() => {
                    setWhere(city);
                    setNext({ ...next, near: undefined });
                  }}
                  className={filterChipClass(chosen)}
                >
                  <MapPin aria-hidden="true" className="size-4" />
                  {city.name}
                </button>
              );
            })}
          </div>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              show();
            }}
          >
            <Field
              label={m.search.byName}
              name="text"
              type="search"
              enterKeyHint="search"
              maxLength={80}
              defaultValue={next.text}
              placeholder={m.search.byNamePlaceholder}
              onChange={(event) => setNext({ ...next, text: event.target.value.trim() || undefined })}
              className="mt-4"
            />
          </form>
        </section>
        <section aria-label={m.search.when}>
          <h3 className="mb-2 text-lg">{m.search.when}</h3>
          {found ? (
            <DateStrip
              days={found.days}
              chosen={next.date ?? found.date}
              onPick={(date) => setNext({ ...next, date })}
              calendar={cityDays(where, next)}
            />
          ) : (
            <div className="h-[5.25rem]" />
          )}
          <div role="group" aria-label={m.search.period} className="mt-3 flex flex-wrap gap-2">
            <Choice chosen={!next.period && !next.time} onPress={() => setNext({ ...next, ...anyHour })}>
              {m.search.anyPeriod}
            </Choice>
            {periods.map((period) => (
              <Choice
                key={period}
                chosen={next.period === period}
                onPress={() => setNext({ ...next, ...anyHour, period })}
              >
                {m.site.periods[period]} <span className="font-normal">{m.site.periodHours[period]}</span>
              </Choice>
            ))}
            <label className={`${filterChipClass(next.time !== undefined)} pr-2`}>
              {m.search.hour}
              <select
                value={next.time ?? ''}
                onChange={(event) => setNext({ ...next, ...anyHour, time: event.target.value || undefined })}
                className="min-h-9 rounded-2 bg-transparent font-semibold"
              >
                <option value="">–</option>
                {TIMES.map((time) => (
                  <option key={time} value={time} className="bg-surface text-ink">
                    {time}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </section>
        <section aria-label={m.search.people}>
          <h3 className="mb-2 text-lg">{m.search.people}</h3>
          <div role="group" aria-label={m.search.people} className="grid grid-cols-6 gap-2">
            {[1, 2, 3, 4, 5, 6].map((people) => (
              <button
                key={people}
                type="button"
                aria-pressed={people === next.people}
                aria-label={m.site.people(people)}
                onClick={() => setNext({ ...next, people })}
                className="min-h-12 rounded-2 border border-line font-semibold hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-page"
              >
                {people}
              </button>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function Choice({ chosen, onPress, children }: { chosen: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onPress} className={filterChipClass(chosen)}>
      {children}
    </button>
  );
}

function NearMe({
  chosen,
  onFound,
  onClear,
}: {
  chosen: boolean;
  onFound: (near: { latitude: number; longitude: number }) => void;
  onClear: () => void;
}) {
  const { m } = useWords();
  const [failed, setFailed] = useState(false);
  const ask = () => {
    if (chosen) return onClear();
    setFailed(false);
    navigator.geolocation.getCurrentPosition(
      // Three decimals, about 100 m, are enough for a search; no more precise location goes into the address.
      ({ coords }) =>
        onFound({ latitude: Number(coords.latitude.toFixed(3)), longitude: Number(coords.longitude.toFixed(3)) }),
      () => setFailed(true),
      { timeout: 8000, maximumAge: 300_000 },
    );
  };
  return (
    <>
      <button type="button" aria-pressed={chosen} onClick={ask} className={filterChipClass(chosen)}>
        <LocateFixed aria-hidden="true" className="size-4" />
        {m.search.nearMe}
      </button>
      {failed ? (
        <p role="alert" className="w-full text-xs font-semibold text-bad">
          {m.search.nearMeFailed}
        </p>
      ) : null}
    </>
  );
}
