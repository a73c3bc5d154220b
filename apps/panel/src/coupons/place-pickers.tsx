import { foldText } from '@metade/domain/fold-text.ts';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { Button } from '@metade/ui/button.tsx';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useConfig } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

type Named = { _id: string; name: string };
type Picker = { chosen: Named[]; change: (chosen: Named[]) => void; error: string | undefined };

/** Search for cities with restaurants. */
export function CitiesPicker(picker: Picker) {
  const { m } = useWords();
  const { call } = useSession();
  const { markets } = useConfig();
  const find = async (text: string): Promise<Named[]> => {
    const answers = await Promise.all(
      markets.map(({ country }) =>
        call('listRegions', { params: { countryCode: country }, query: { filter: 'true' } }),
      ),
    );
    return answers
      .flatMap(({ data }) => (Array.isArray(data) ? [] : data.citiesRestaurants))
      .filter((one) => foldText(one.city).includes(foldText(text)))
      .map((one) => ({ _id: one._id, name: one.city }));
  };
  return <Pick {...picker} legend={m.coupons.facts.cities} label={m.coupons.addCity} find={find} />;
}

/** Search for restaurants. */
export function RestaurantsPicker(picker: Picker) {
  const { m } = useWords();
  const { call } = useSession();
  const find = async (text: string): Promise<Named[]> => {
    const { data } = await call('findRestaurants', { query: { text, state: 'approved' } });
    return data.map(({ _id, company_name }) => ({ _id, name: company_name }));
  };
  return <Pick {...picker} legend={m.coupons.facts.restaurants} label={m.coupons.addRestaurant} find={find} />;
}

function Pick({
  legend,
  label,
  chosen,
  change,
  error,
  find,
}: Picker & { legend: string; label: string; find: (text: string) => Promise<Named[]> }) {
  const { m } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Named[]>([]);
  useEffect(() => {
    if (text.trim().length < 2) return;
    let current = true;
    const wait = setTimeout(() => {
      void find(text.trim()).then(
        (rows) => current && setFound(rows.slice(0, 6)),
        () => current && setFound([]),
      );
    }, 250);
    return () => {
      current = false;
      clearTimeout(wait);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing searches again
  }, [text]);
  const offered = text.trim().length < 2 ? [] : found.filter(({ _id }) => chosen.every((one) => one._id !== _id));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p className="mt-1 text-xs text-ink-3">{m.coupons.anyHint}</p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chosen.map((one) => (
          <li key={one._id} className="flex items-center rounded-pill border border-line pl-3 text-sm">
            {one.name}
            <button
              type="button"
              aria-label={m.coupons.remove(one.name)}
              onClick={() => change(chosen.filter(({ _id }) => _id !== one._id))}
              className="flex size-11 items-center justify-center"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Field
        className="mt-2 max-w-sm"
        type="search"
        autoComplete="off"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {offered.map((one) => (
          <li key={one._id}>
            <Button
              onClick={() => {
                change([...chosen, one]);
                setText('');
              }}
            >
              {one.name}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
