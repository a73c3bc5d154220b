import { periods } from '@metade/domain/grid.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../words/words.tsx';
import type { ReservationFilter, ReservationState } from './reservation-filter.ts';

/** All filters of the list; each applies when changed, the text while typing. */
export function FilterForm({
  filter,
  onChange,
}: {
  filter: ReservationFilter;
  onChange: (filter: ReservationFilter) => void;
}) {
  const { m } = useWords();
  const { reservations: words } = m;
  const set = (change: Partial<ReservationFilter>) => onChange({ ...filter, ...change });
  const [typed, setTyped] = useTyped(filter.text, (text) => set({ text }));
  return (
    <search aria-label={words.filters}>
      <form
        className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label={words.text}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          className="min-[24rem]:max-md:col-span-2"
        />
        <Field
          label={words.from}
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => set({ from: event.target.value || undefined })}
        />
        <Field
          label={words.to}
          type="date"
          value={filter.to ?? ''}
          onChange={(event) => set({ to: event.target.value || undefined })}
        />
        <Select
          label={words.state}
          value={filter.state ?? ''}
          onChange={(event) => set({ state: (event.target.value || undefined) as ReservationState | undefined })}
        >
          <option value="">{words.anyState}</option>
          {Object.entries(words.states).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          label={words.period}
          value={filter.period ?? ''}
          onChange={(event) => set({ period: periods.find((one) => one === event.target.value) })}
        >
          <option value="">{words.anyPeriod}</option>
          {periods.map((period) => (
            <option key={period} value={period}>
              {m.day.periods[period]}
            </option>
          ))}
        </Select>
        <Select
          label={words.sort}
          value={filter.sort}
          onChange={(event) => set({ sort: event.target.value === 'last' ? 'last' : 'first' })}
          className="min-[24rem]:max-md:col-span-2"
        >
          <option value="first">{words.first}</option>
          <option value="last">{words.last}</option>
        </Select>
      </form>
    </search>
  );
}

/** The field's text; it is searched after a pause in typing, and replaced when the address changes by itself. */
function useTyped(asked: string | undefined, onRest: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(asked ?? '');
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked !== (typed.trim() || undefined)) setTyped(asked ?? '');
  }
  const rested = useEffectEvent(() => {
    const text = typed.trim() || undefined;
    if (text !== asked) onRest(text);
  });
  useEffect(() => {
    const timer = setTimeout(rested, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

/** Pause in typing before the server is asked, in ms. */
const restMs = 250;
