import { languageTag, localeNames, LOCALES } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { RegionSelect } from './sign-up-form.tsx';
import { useWords } from '../words/words.tsx';

/** Names, gender, birthday, phone, region and language. A new language loads the page again. */
export function DetailsForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m, locale } = useWords();
  const fields = result?.problem?.fields ?? {};
  const { profile } = data.user;
  const fullName = profile.name === `${profile.first_name} ${profile.last_name}` ? null : profile.name;
  const value = (name: string, saved: string | null) => (result?.problem ? result.kept[name] : (saved ?? ''));
  return (
    <Form method="post" action="/profile/edit" noValidate reloadDocument className="mt-5 flex flex-col gap-5">
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="intl_before" value={profile.intl ?? locale} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.account.firstName}
          name="first_name"
          autoComplete="given-name"
          defaultValue={value('first_name', profile.first_name)}
          error={fields.first_name}
        />
        <Field
          label={m.account.lastName}
          name="last_name"
          autoComplete="family-name"
          defaultValue={value('last_name', profile.last_name)}
          error={fields.last_name}
        />
        <Field
          label={`${m.account.fullName} (${m.site.optional})`}
          name="name"
          autoComplete="name"
          hint={m.account.fullNameHint}
          defaultValue={value('name', fullName)}
          error={fields.name}
          className="sm:col-span-2"
        />
        <Select
          label={m.account.gender}
          name="gender"
          defaultValue={value('gender', profile.gender)}
          error={fields.gender}
        >
          {profile.gender ? null : <option value="">{m.profile.chooseGender}</option>}
          <option value="female">{m.account.female}</option>
          <option value="male">{m.account.male}</option>
        </Select>
        <Field
          label={m.profile.born}
          name="born"
          type="date"
          autoComplete="bday"
          defaultValue={value('born', profile.born)}
          error={fields.born}
        />
        <Field
          label={m.account.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={m.account.phoneHint}
          defaultValue={value('phone', profile.phone)}
          error={fields.phone}
        />
        <input type="hidden" name="region_before" value={data.region} />
        <RegionSelect groups={data.places} chosen={value('region', data.region)} error={fields.region} />
        <Select
          label={m.profile.language}
          name="intl"
          defaultValue={value('intl', profile.intl ?? locale)}
          error={fields.intl}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={languageTag(one)}>
              {localeNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="brand" className="self-start">
        {m.profile.save}
      </Button>
    </Form>
  );
}
