import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { PinField, type MapPlace } from '@metade/ui/pin-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { fillAddress, isOtherCode, type FilledIn } from '../account/fill-address.ts';
import type { findPostalCode as postalCode } from '../account/postal-code.server.ts';
import { useWords } from '../words/words.tsx';
import { StepForm } from './step-form.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

/** The address. A known postal code fills in fields, which stay editable. */
export function PlaceStep(props: StepProps) {
  const { m, locale } = useWords();
  const { value, errors, registration, asked } = useStepForm(props);
  const [pin, setPin] = useState({
    latitude: value('latitude', registration?.location?.latitude),
    longitude: value('longitude', registration?.location?.longitude),
  });
  // The postal code that placed the pin, and whether somebody moved it.
  const code = useRef(value('zip', registration?.zip));
  const dragged = useRef(false);
  const part = useRef<HTMLDivElement>(null);
  const lookup = useFetcher<typeof postalCode>();
  const found = lookup.data?.found;
  // The errors shown when the postal code was looked up: fields it fills in since are no longer wrong.
  const [askedAt, setAskedAt] = useState(props.result);
  const errorOf = (name: 'zip' | 'street' | 'number' | 'district' | 'city') =>
    askedAt === props.result && found?.[name as keyof typeof found] ? undefined : errors[name];
  const input = (name: string) => part.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const unknown = lookup.data?.unknown;
  // Data filled in by a code is removed when another code lacks it.
  const filled = useRef<FilledIn>({
    district: registration?.district ?? '',
    city: registration?.city?.name ?? '',
  });
  useEffect(() => {
    if (!found && !unknown) return;
    const zip = part.current?.querySelector<HTMLInputElement>('input[name=zip]')?.value ?? '';
    const isOther = isOtherCode(zip, code.current);
    const fieldOf = (name: string) => part.current?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null;
    filled.current = fillAddress(fieldOf, found ?? null, filled.current, isOther);
    if (unknown && isOther) {
      code.current = '';
      if (!dragged.current) setPin(pinAt(null));
    }
    if (!found || !isOtherCode(found.zip, code.current)) return;
    code.current = found.zip;
    // A pin that was never set stays empty: it means the postal code's place.
    if (!dragged.current) setPin((last) => (last.latitude || last.longitude ? pinAt(found.location) : last));
  }, [found, unknown]);
  const fillIn = () => {
    const zip = input('zip')?.value.trim();
    if (!zip) return;
    setAskedAt(props.result);
    void lookup.load(`/postal-code.json?${new URLSearchParams({ zip, country: input('country')?.value ?? '' })}`);
  };
  const field = (name: 'street' | 'number' | 'district', autoComplete?: string) => (
    <Field
      label={name === 'district' ? `${fieldLabel(name, locale)} (${m.site.optional})` : fieldLabel(name, locale)}
      name={name}
      autoComplete={autoComplete}
      hint={asked(name)}
      defaultValue={value(name, registration?.[name])}
      error={errorOf(name)}
    />
  );
  return (
    <StepForm data={props.data} submit={m.register.saveNext}>
      <div ref={part} className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            label={fieldLabel('country', locale)}
            name="country"
            autoComplete="country"
            defaultValue={value('country', props.data.country)}
            error={errors.country}
          >
            {props.data.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <div>
            <Field
              label={fieldLabel('zip', locale)}
              name="zip"
              autoComplete="postal-code"
              hint={asked('zip') ?? m.profile.zipHint}
              defaultValue={value('zip', registration?.zip)}
              onBlur={fillIn}
              error={errorOf('zip') ?? lookup.data?.problem ?? undefined}
            />
            <p role="status" className={`mt-1 text-xs ${found ? 'text-ok' : 'text-wait-ink'}`}>
              {found
                ? m.profile.zipFound([found.street, found.city].filter(Boolean).join(', '))
                : (lookup.data?.unknown ?? '')}
            </p>
          </div>
        </div>
        <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
          {field('street', 'address-line1')}
          {field('number')}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          {field('district')}
          <Field
            label={fieldLabel('city', locale)}
            name="city"
            autoComplete="address-level2"
            hint={asked('city')}
            defaultValue={value('city', registration?.city?.name)}
            error={errorOf('city')}
          />
        </div>
      </div>
      <PinField
        legend={fieldLabel('location', locale)}
        words={m.register.pin}
        value={pin}
        onChange={(moved) => {
          dragged.current = true;
          setPin(moved);
        }}
        errors={errors}
        hint={asked('location')}
        near={found?.location ?? null}
        styleUrl={props.data.mapStyleUrl}
      />
    </StepForm>
  );
}

const pinAt = (place: MapPlace | null) => ({
  latitude: place ? place.latitude.toFixed(6) : '',
  longitude: place ? place.longitude.toFixed(6) : '',
});
