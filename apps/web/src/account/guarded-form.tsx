import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';

/** A profile form that needs the current password, or links to setting one. */
export function GuardedForm({
  data,
  result,
  intent,
  submit,
  children,
}: {
  data: ProfileData;
  result: ProfileResult | undefined;
  intent: string;
  submit: string;
  children: ReactNode;
}) {
  const { m } = useWords();
  if (!data.user.hasPassword)
    return (
      <Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="password-link" />
        <p className="text-ink-2">{m.profile.passwordNone}</p>
        <Button type="submit">{m.profile.passwordLink}</Button>
      </Form>
    );
  return (
    // A new key after a change clears the input.
    <Form
      key={result?.problem === null ? data.savedAt : 'open'}
      method="post"
      noValidate
      preventScrollReset
      className="mt-5 flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" className="self-start">
        {submit}
      </Button>
    </Form>
  );
}

export function CurrentPassword({ result }: { result: ProfileResult | undefined }) {
  const { m } = useWords();
  return (
    <Field
      label={m.profile.currentPassword}
      name="current"
      type="password"
      autoComplete="current-password"
      error={result?.problem?.fields.current}
    />
  );
}
