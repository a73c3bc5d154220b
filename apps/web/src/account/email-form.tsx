import { Field } from '@metade/ui/field.tsx';
import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { useWords } from '../words/words.tsx';
import { CurrentPassword, GuardedForm } from './guarded-form.tsx';

/** A new address for the account: used once its mailed link is opened. */
export function EmailForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  const { problem } = result ?? {};
  return (
    <GuardedForm data={data} result={result} intent="email" submit={m.profile.changeEmail}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.profile.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={result?.problem ? result.kept.email : ''}
          error={problem?.fields.email ?? (problem?.code === 'email_taken' ? problem.message : undefined)}
        />
        <CurrentPassword result={result} />
      </div>
    </GuardedForm>
  );
}
