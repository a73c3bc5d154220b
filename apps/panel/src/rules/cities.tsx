import type { AdminCity } from '@metade/contracts/admin-markets.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field } from '@metade/ui/field.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Reason } from './market-form.tsx';
import { useForm } from './use-form.ts';
import { useOpenedHeading } from './use-opened-heading.ts';
import { useShown } from './use-shown.ts';

/** A country's cities: search, add, change and hide. */
export function CitiesOf({ code, may, changed }: { code: string; may: boolean; changed: () => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const { placeOf } = useShown();
  const toast = useToast();
  const heading = useOpenedHeading();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<AdminCity | 'new' | null>(null);
  const { value, failed, again } = useLoaded(
    useCallback(
      async () => (await call('listMarketCities', { params: { code }, query: text ? { text } : {} })).data,
      [call, code, text],
    ),
  );
  const done = () => {
    setOpen(null);
    again();
    changed();
    toast.show({ text: m.markets.citySaved });
  };
  return (
    <section
      aria-label={m.markets.citiesOf(placeOf(code))}
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <h2 {...heading}>{m.markets.citiesOf(placeOf(code))}</h2>
      {open ? (
        <CityForm
          key={open === 'new' ? 'new' : open._id}
          code={code}
          city={open === 'new' ? null : open}
          last={value?.[0]}
          done={done}
          close={() => setOpen(null)}
        />
      ) : (
        <>
          <Field
            type="search"
            label={m.markets.findCity}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {may ? <Button onClick={() => setOpen('new')}>{m.markets.addCity}</Button> : null}
          {failed ? <Unreachable again={again} /> : null}
          {value === null && !failed ? <ListSkeleton /> : null}
          {value?.length === 0 ? <p className="text-ink-2">{m.markets.noCities}</p> : null}
          <ul aria-label={m.markets.cities} className="border-t border-line">
            {value?.map((city) => (
              <li key={city._id} className="flex items-center gap-3 border-b border-line py-2">
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{city.name}</span>{' '}
                  {city.shown ? null : <Tag tone="wait">{m.markets.hidden}</Tag>}
                  <span className="block text-sm text-ink-3">
                    {city.region.name}, {m.markets.restaurants(city.restaurants)}
                  </span>
                </span>
                {may ? <Button onClick={() => setOpen(city)}>{m.markets.edit(city.name)}</Button> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** last: another city of the country, whose clock a new one may well have. */
function CityForm({
  code,
  city,
  last,
  done,
  close,
}: {
  code: string;
  city: AdminCity | null;
  last: AdminCity | undefined;
  done: () => void;
  close: () => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const first = {
    name: city?.name ?? '',
    iso: city?.region.iso ?? `${code}-`,
    region: city?.region.name ?? '',
    latitude: city ? String(city.latitude) : '',
    longitude: city ? String(city.longitude) : '',
    time_zone: city?.time_zone ?? last?.time_zone ?? '',
    shown: city?.shown ?? true,
    reason: '',
  };
  const { draft, set, errors, failure, busy, submit } = useForm(first, async (typed) => {
    const body = {
      name: typed.name,
      region: { iso: typed.iso.trim().toUpperCase(), name: typed.region },
      latitude: degrees(typed.latitude),
      longitude: degrees(typed.longitude),
      time_zone: typed.time_zone.trim(),
      shown: typed.shown,
      reason: typed.reason,
    };
    if (city) await call('saveCity', { params: { code, city: city._id }, body });
    else await call('addCity', { params: { code }, body });
    done();
  });
  const field = (
    name: 'name' | 'iso' | 'region' | 'latitude' | 'longitude' | 'time_zone',
    path: string,
    label: string,
  ) => ({
    label,
    error: errors[path],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={city ? m.markets.edit(city.name) : m.markets.addCity}
      className="flex flex-col gap-4"
    >
      <Field {...field('name', 'name', m.markets.cityName)} maxLength={100} />
      <Field
        {...field('iso', 'region.iso', m.markets.regionIso)}
        hint={m.markets.regionHint}
        error={errors['region.iso'] && m.markets.regionWrong(code)}
        maxLength={6}
      />
      <Field {...field('region', 'region.name', m.markets.regionName)} maxLength={100} />
      <Field
        {...field('latitude', 'latitude', m.markets.latitude)}
        error={errors.latitude && m.markets.numberWrong}
        inputMode="decimal"
      />
      <Field
        {...field('longitude', 'longitude', m.markets.longitude)}
        error={errors.longitude && m.markets.numberWrong}
        inputMode="decimal"
      />
      <Field
        {...field('time_zone', 'time_zone', m.markets.timeZone)}
        hint={m.markets.timeZoneHint}
        error={errors.time_zone && m.markets.timeZoneWrong}
        list="time-zones"
        autoComplete="off"
        maxLength={60}
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <Checkbox
        label={m.markets.cityShown}
        checked={draft.shown}
        onChange={(event) => set({ shown: event.target.checked })}
      />
      <Reason error={errors.reason} value={draft.reason} onChange={(reason) => set({ reason })} />
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="brand" size="host" busy={busy}>
          {m.markets.saveCity}
        </Button>
        <Button size="host" onClick={close}>
          {m.back}
        </Button>
      </div>
    </form>
  );
}

/** Text that is no number is sent as missing, so that the field reports it. */
const degrees = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'));
