import { Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';

/** A new password and its repetition. errors: by the API's field names. */
export function NewPasswordFields({
  label,
  min,
  errors,
  once = false,
}: {
  label: string;
  /** Characters. */
  min: number;
  errors: Record<string, string>;
  /** Typed once, where each field costs time. */
  once?: boolean;
}) {
  const { m } = useWords();
  return (
    <>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={m.account.passwordHint(min)}
        error={errors.password}
      />
      {once ? null : (
        <Field
          label={m.account.passwordConfirmation}
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
          error={errors.password_confirmation}
        />
      )}
    </>
  );
}
