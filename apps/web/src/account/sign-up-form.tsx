import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, FieldError, Select } from '@metade/ui/field.tsx';
import { useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { SignInData, SignInResult } from '../routes/sigin.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useWords } from '../words/words.tsx';

/** A new diner's account. */
export function SignUpForm({ data, result }: { data: SignInData; result: SignInResult | undefined }) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const fields = result?.problem?.fields ?? {};
  const kept = result?.kept ?? {};
  // Once refused, an invitation is not sent again.
  const invite = result ? kept.invite : data.invitation?.code;
  const id = useId();
  return (
    // The server words every mistake in the page's language, so the browser's own checks stay off.
    <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="from" value={data.from ?? ''} />
      {invite ? <input type="hidden" name="invite" value={invite} /> : null}
      <NameFields kept={kept} errors={fields} full />
      <NewPasswordFields label={m.account.password} min={data.passwordMin} errors={fields} />
      <fieldset
        role="radiogroup"
        aria-invalid={fields.gender ? true : undefined}
        aria-describedby={fields.gender ? `${id}-error` : undefined}
      >
        <legend className="mb-1.5 text-sm font-semibold">{m.account.gender}</legend>
        <div className="flex gap-6">
          {(['female', 'male'] as const).map((gender) => (
            <label key={gender} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="gender"
                value={gender}
                defaultChecked={kept.gender === gender}
                className="size-5 accent-brand"
              />
              {m.account[gender]}
            </label>
          ))}
        </div>
        <FieldError id={id} error={fields.gender} />
      </fieldset>
      <Select
        label={m.account.region}
        name="region"
        defaultValue={kept.region || data.places.chosen || ''}
        error={fields.region}
      >
        <option value="">{m.account.chooseRegion}</option>
        {data.places.groups.map(({ label, places }) => (
          <optgroup key={label} label={label}>
            {places.map(({ id: place, name }) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Field
        label={`${m.account.phone} (${m.site.optional})`}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={m.account.phoneHint}
        defaultValue={kept.phone}
        error={fields.phone}
      />
      <div>
        <Checkbox name="terms" label={m.account.agree} error={fields.terms} />
        <p className="flex gap-4 pl-8 text-xs">
          <Link to="/terms" target="_blank" className="text-link">
            {m.site.terms}
          </Link>
          <Link to="/privacy-policy" target="_blank" className="text-link">
            {m.site.privacy}
          </Link>
        </p>
      </div>
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {m.account.signUp}
      </Button>
    </Form>
  );
}
