import type { Address } from '@metade/contracts/addresses.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { useEffect, useRef } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { findPostalCode as postalCode } from './postal-code.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';
import { fillAddress, isOtherCode, type FilledIn } from './fill-address.ts';

/** An address. A known postal code fills in fields, which stay editable. */
export function AddressForm({
  address,
  data,
  result,
}: {
  address: Address | null;
  data: ProfileData;
  result: ProfileResult | undefined;
}) {
  const { m } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const lookup = useFetcher<typeof postalCode>();
  const found = lookup.data?.found;
  const unknown = lookup.data?.unknown;
  // The postal code that filled in the address, and its data.
  const code = useRef(address?.zip ?? '');
  const filled = useRef<FilledIn>(address ?? {});
  const fields = result?.problem?.fields ?? {};
  const value = (name: keyof Address) => result?.kept[name] ?? (address ? String(address[name] ?? '') : '');
  useEffect(() => {
    if (!found && !unknown) return;
    const input = (name: string) => {
      const element = form.current?.elements.namedItem(name);
      return element instanceof HTMLInputElement ? element : null;
    };
    const zip = input('zip');
    const isOther = isOtherCode(zip?.value ?? '', code.current);
    filled.current = fillAddress(input, found ?? null, filled.current, isOther);
    if (found && zip) zip.value = found.zip;
    code.current = found?.zip ?? '';
  }, [found, unknown]);
  const fillIn = () => {
    const values = new FormData(form.current ?? undefined);
    const zip = String(values.get('zip') ?? '').trim();
    if (zip)
      void lookup.load(`/postal-code.json?${new URLSearchParams({ zip, country: String(values.get('country')) })}`);
  };
  return (
    <Form ref={form} method="post" action="/profile/edit" noValidate preventScrollReset className="flex flex-col gap-5">
      <h3 className="text-lg font-semibold">{address ? m.profile.editAddress : m.profile.addAddress}</h3>
      <input type="hidden" name="intent" value="address-save" />
      <input type="hidden" name="address" value={address?._id ?? ''} />
      <Field
        label={m.profile.addressName}
        name="name"
        hint={m.profile.addressNameHint}
        defaultValue={value('name')}
        error={fields.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={m.profile.country}
          name="country"
          autoComplete="country"
          defaultValue={value('country') || data.country}
          error={fields.country}
        >
          {data.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <div>
          <Field
            label={m.profile.zip}
            name="zip"
            autoComplete="postal-code"
            hint={m.profile.zipHint}
            defaultValue={value('zip')}
            onBlur={fillIn}
            error={fields.zip ?? lookup.data?.problem ?? undefined}
          />
          <p role="status" className={`mt-1 text-xs ${found ? 'text-ok' : 'text-wait-ink'}`}>
            {found ? m.profile.zipFound([found.street, found.city].filter(Boolean).join(', ')) : (unknown ?? '')}
          </p>
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <Field
          label={m.profile.street}
          name="street"
          autoComplete="address-line1"
          defaultValue={value('street')}
          error={fields.street}
        />
        <Field label={m.profile.number} name="number" defaultValue={value('number')} error={fields.number} />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={m.profile.district} name="district" defaultValue={value('district')} error={fields.district} />
        <Field
          label={m.profile.city}
          name="city"
          autoComplete="address-level2"
          defaultValue={value('city')}
          error={fields.city}
        />
        <Field
          label={m.profile.state}
          name="state"
          autoComplete="address-level1"
          defaultValue={value('state')}
          error={fields.state}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="ink">
          {m.profile.save}
        </Button>
        <Link to="/profile/edit#address" preventScrollReset className={buttonClass()}>
          {m.profile.cancel}
        </Link>
      </div>
    </Form>
  );
}
