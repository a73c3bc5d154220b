import { periods } from '@metade/domain/grid.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { useRef } from 'react';
import { useWords } from '../words/words.tsx';
import type { ReservationFilter, ReservationState } from './reservation-filter.ts';

/** Every filter of the list; each takes effect when it is changed, the text when it is left or entered. */
export function FilterForm({
  filter,
  onChange,
}: {
  filter: ReservationFilter;
  onChange: (filter: ReservationFilter) => void;
}) {
  const { m } = useWords();
  const { reservations: words } = m;
  const text = useRef<HTMLInputElement>(null);
  const set = (change: Partial<ReservationFilter>) => onChange({ ...filter, ...change });
  const find = () => {
    const typed = text.current?.value.trim() || undefined;
    if (typed !== filter.text) set({ text: typed });
  };
  return (
    <search aria-label={words.filters}>
      <form
        className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field
          label={words.text}
          type="search"
          ref={text}
          key={filter.text}
          defaultValue={filter.text}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          onBlur={find}
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
