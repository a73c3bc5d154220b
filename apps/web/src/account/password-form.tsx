import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useWords } from '../words/words.tsx';

/** Current, new and repeated password. */
export function PasswordForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  if (!data.user.hasPassword) return <PasswordLink />;
  return (
    // Another key after a change: what was typed is gone.
    <Form
      key={result?.problem === null ? data.savedAt : 'open'}
      method="post"
      noValidate
      preventScrollReset
      className="mt-5 flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="password" />
      <input type="hidden" name="username" value={data.user.email} autoComplete="username" />
      <Field
        label={m.profile.currentPassword}
        name="current"
        type="password"
        autoComplete="current-password"
        error={fields.current}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NewPasswordFields label={m.account.newPassword} min={data.passwordMin} errors={fields} />
      </div>
      <Button type="submit" className="self-start">
        {m.profile.changePassword}
      </Button>
    </Form>
  );
}

/** Of an account that logs in by codes: a link to choose a password. */
export function PasswordLink() {
  const { m } = useWords();
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="password-link" />
      <p className="text-ink-2">{m.profile.passwordNone}</p>
      <Button type="submit">{m.profile.passwordLink}</Button>
    </Form>
  );
}
