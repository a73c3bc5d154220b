import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, FieldError, Select } from '@metade/ui/field.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { SignInResult } from './sign-in-data.server.ts';
import { CodeAgain, CodeFields } from './code-fields.tsx';
import { entrancePath, type EntranceData, type Sender } from './entrance.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useTypedEmail } from './use-typed-email.ts';
import { useWords } from '../words/words.tsx';

/** A new diner's account; short: only fields needed before booking. */
export function SignUpForm({
  data,
  result,
  sender: { Form, busy },
  short = false,
}: {
  data: EntranceData;
  result: SignInResult | undefined;
  sender: Sender;
  short?: boolean;
}) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  const typed = useTypedEmail();
  const kept: SignInResult['kept'] = result?.kept ?? { email: typed };
  const [byCode, setByCode] = useState(kept.way === 'code');
  const request = byCode ? kept.codeRequest : undefined;
  // A refused invitation is not sent again.
  const invite = result ? kept.invite : data.invitation?.code;
  const id = useId();
  return (
    // The server validates in the page's language, so the browser's own validation is off.
    <Form method="post" action={entrancePath(data)} noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="register" />
      {invite ? <input type="hidden" name="invite" value={invite} /> : null}
      <NameFields kept={kept} errors={fields} full={!short} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{m.account.wayTitle}</legend>
        <div className="flex flex-wrap gap-x-6">
          {(['password', 'code'] as const).map((way) => (
            <label key={way} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="way"
                value={way}
                checked={byCode === (way === 'code')}
                onChange={() => setByCode(way === 'code')}
                className="size-5 accent-brand"
              />
              {way === 'code' ? m.account.byCode : m.account.byPassword}
            </label>
          ))}
        </div>
      </fieldset>
      {byCode ? null : (
        <NewPasswordFields label={m.account.password} min={data.passwordMin} errors={fields} once={short} />
      )}
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
      <RegionSelect groups={data.places.groups} chosen={kept.region || data.places.chosen} error={fields.region} />
      {short ? null : (
        <Field
          label={`${m.account.phone} (${m.site.optional})`}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={m.account.phoneHint}
          defaultValue={kept.phone}
          error={fields.phone}
        />
      )}
      <div>
        <Checkbox name="terms" label={m.account.agree} error={fields.terms} defaultChecked={kept.terms === 'on'} />
        <p className="flex gap-4 pl-8 text-xs">
          <Link to="/terms" target="_blank" className="text-link inline-flex min-h-6 items-center">
            {m.site.terms}
          </Link>
          <Link to="/privacy-policy" target="_blank" className="text-link inline-flex min-h-6 items-center">
            {m.site.privacy}
          </Link>
        </p>
      </div>
      {request ? (
        <CodeFields
          request={request}
          email={kept.email ?? ''}
          minutes={data.codeMinutes}
          typed={kept.code}
          error={fields.code}
        />
      ) : null}
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {byCode && !request ? m.account.codeSend : short ? m.account.signUpHere : m.account.signUp}
      </Button>
      {request ? <CodeAgain /> : null}
    </Form>
  );
}

/** Home: a city with restaurants, or a region. */
export function RegionSelect({
  groups,
  chosen,
  error,
}: {
  groups: EntranceData['places']['groups'];
  chosen: string | null | undefined;
  error: string | undefined;
}) {
  const { m } = useWords();
  return (
    <Select label={m.account.region} name="region" defaultValue={chosen ?? ''} error={error}>
      <option value="">{m.account.chooseRegion}</option>
      {groups.map(({ label, places }) => (
        <optgroup key={label} label={label}>
          {places.map(({ id: place, name }) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
