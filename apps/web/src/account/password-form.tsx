import type { ProfileData } from './profile-data.server.ts';
import type { ProfileResult } from './profile-action.server.ts';
import { CurrentPassword, GuardedForm } from './guarded-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useWords } from '../words/words.tsx';

/** Current, new and repeated password. */
export function PasswordForm({ data, result }: { data: ProfileData; result: ProfileResult | undefined }) {
  const { m } = useWords();
  return (
    <GuardedForm data={data} result={result} intent="password" submit={m.profile.changePassword}>
      <input type="hidden" name="username" value={data.user.email} autoComplete="username" />
      <CurrentPassword result={result} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NewPasswordFields
          label={m.account.newPassword}
          min={data.passwordMin}
          errors={result?.problem?.fields ?? {}}
        />
      </div>
    </GuardedForm>
  );
}
