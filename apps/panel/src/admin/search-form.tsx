import type { FilteredList } from '@metade/contracts/saved-filters.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import type { FormEvent } from 'react';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { go, hrefOf, useRoute } from '../shell/navigation.tsx';
import type { Screen } from '../shell/places.ts';
import { useWords } from '../words/words.tsx';

export type SearchField = {
  name: string;
  label: string;
  hint?: string;
  type?: 'search' | 'date';
  /** For a select: values with their words; the first means "all". */
  options?: readonly (readonly [string, string])[];
};

/** Filters of a list, kept in the address, and those that the caller saved. `kept`: query entries that stay. */
export function SearchForm({
  screen,
  list,
  fields,
  kept = {},
}: {
  screen: Screen;
  /** Whose filters can be saved. */
  list?: FilteredList;
  fields: readonly SearchField[];
  kept?: Record<string, string | null>;
}) {
  const { m } = useWords();
  const { query } = useRoute();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = fields.map(({ name }) => [name, String(form.get(name) ?? '').trim() || null] as const);
    go(hrefOf(screen, { ...kept, ...Object.fromEntries(typed) }));
  };
  return (
    <search>
      <form
        // When the address changes by itself, its values win.
        key={query.toString()}
        onSubmit={search}
        className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-x-4 gap-y-3 max-sm:*:first:col-span-full"
      >
        {fields.map(({ name, label, hint, type = 'search', options }) =>
          options ? (
            <Select key={name} name={name} label={label} hint={hint} defaultValue={query.get(name) ?? ''}>
              <option value="">{m.desk.all}</option>
              {options.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          ) : (
            <Field
              key={name}
              name={name}
              type={type}
              label={label}
              hint={hint}
              maxLength={100}
              defaultValue={query.get(name) ?? ''}
            />
          ),
        )}
        <Button type="submit" kind="ink" className="min-h-12 max-sm:col-span-full lg:max-w-44">
          {m.desk.search}
        </Button>
      </form>
      {list ? (
        <SavedFilters screen={screen} list={list} names={[...fields.map(({ name }) => name), ...Object.keys(kept)]} />
      ) : null}
    </search>
  );
}
