import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';
import { PasswordLink } from './password-form.tsx';

/** Another address for the account: it changes once the link that is sent there is used. */
export function EmailForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  if (!data.user.hasPassword) return <PasswordLink />;
  return (
    <Form
      key={result?.problem === null ? data.savedAt : 'open'}
      method="post"
      noValidate
      preventScrollReset
      className="mt-5 flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="email" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.profile.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={result?.problem ? result.kept.email : ''}
          error={fields.email ?? (result?.problem?.code === 'email_taken' ? result.problem.message : undefined)}
        />
        <Field
          label={m.profile.currentPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          error={fields.current}
        />
      </div>
      <Button type="submit" className="self-start">
        {m.profile.changeEmail}
      </Button>
    </Form>
  );
}
