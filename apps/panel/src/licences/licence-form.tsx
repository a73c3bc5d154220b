import type { Licensee } from '@metade/contracts/licensees.ts';
import { foldText } from '@metade/domain/fold-text.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { useShown } from '../rules/use-shown.ts';
import { useCities, type City } from '../leads/cities.ts';
import { useConfig } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** A new licence with its invitation, or an existing one. Input stays after a refusal. */
export function LicenceForm({
  licensee,
  lead = null,
  onSaved,
  onCancel,
}: {
  licensee?: Licensee;
  lead?: string | null;
  onSaved: (licensee: Licensee) => void;
  onCancel?: () => void;
}) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const { markets } = useConfig();
  const { placeOf } = useShown();
  const [country, setCountry] = useState(licensee?.country ?? markets[0]?.country ?? 'PT');
  const { cities: known, loading } = useCities(country);
  const [typed, setTyped] = useState({
    name: licensee?.name ?? '',
    percent: licensee?.share_percent?.toString() ?? '',
    email: '',
  });
  const [cities, setCities] = useState<readonly City[]>(licensee?.cities ?? []);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  useUnsaved(
    !saved &&
      (typed.name !== (licensee?.name ?? '') || cities.length !== (licensee?.cities.length ?? 0) || typed.email !== ''),
  );
  /** The selected cities, with the one whose full name is in the field. */
  const citiesWith = (name: string): readonly City[] => {
    const city = known.find(isNamed(name));
    return city === undefined || cities.some(({ _id }) => _id === city._id) ? cities : [...cities, city];
  };
  const add = (name: string) => {
    const more = citiesWith(name);
    setText(more === cities ? name : '');
    setCities(more);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const unknown = text.trim() !== '' && ![...known, ...cities].some(isNamed(text));
    setErrors(unknown ? { cities: words.cityUnknown } : {});
    if (unknown) return;
    setBusy(true);
    const body = {
      name: typed.name,
      // The cities may have come after the name was typed.
      cities: citiesWith(text).map(({ _id }) => _id),
      share_percent: typed.percent.trim() === '' ? null : Number(typed.percent),
    };
    try {
      const { data } = licensee
        ? await call('saveLicensee', { params: { id: licensee._id }, body: { ...body, revision: licensee.revision } })
        : await call('createLicensee', { body: { ...body, country, email: typed.email, ...(lead ? { lead } : {}) } });
      // Saved: leaving must not ask any more.
      flushSync(() => setSaved(true));
      onSaved(data);
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
      setBusy(false);
    }
  };
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((last) => ({ ...last, [name]: event.target.value }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <Field label={words.name} value={typed.name} onChange={set('name')} error={errors.name} />
      {licensee ? null : (
        <Select
          label={words.country}
          value={country}
          onChange={(event) => {
            setCountry(event.target.value);
            setCities([]);
          }}
        >
          {markets.map((market) => (
            <option key={market.country} value={market.country}>
              {placeOf(market.country)}
            </option>
          ))}
        </Select>
      )}
      <div>
        <Field
          label={words.addCity}
          hint={words.cityOnce}
          list="licence-cities"
          autoComplete="off"
          value={text}
          onChange={(event) => add(event.target.value)}
          error={errors.cities}
        />
        <datalist id="licence-cities">
          {known.map(({ _id, name }) => (
            <option key={_id} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <ul aria-label={words.cities} className="mt-3 flex flex-wrap gap-2">
          {cities.map((city) => (
            <li
              key={city._id}
              className="inline-flex items-center rounded-pill border border-line-strong bg-surface pl-4 font-semibold"
            >
              {city.name}
              <button
                type="button"
                aria-label={words.removeCity(city.name)}
                onClick={() => setCities(cities.filter((one) => one !== city))}
                className="grid size-11 place-items-center rounded-pill hover:bg-hover"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Field
        label={words.percent}
        {...(licensee ? { hint: words.percentHint(licensee.market_percent) } : {})}
        inputMode="numeric"
        value={typed.percent}
        onChange={set('percent')}
        error={errors.share_percent}
      />
      {licensee ? null : (
        <Field type="email" label={words.email} value={typed.email} onChange={set('email')} error={errors.email} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={licensee ? 'ink' : 'brand'} size="host" busy={busy || (loading && text !== '')}>
          {licensee ? words.save : words.create}
        </Button>
        {onCancel ? (
          <Button size="host" onClick={onCancel}>
            {m.close}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

const isNamed = (name: string) => (city: City) => foldText(city.name) === foldText(name.trim());
