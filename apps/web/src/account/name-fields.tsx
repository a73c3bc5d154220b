import { Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';

type ByName = Partial<Record<string, string>>;

/** Names and e-mail at sign-up; full: with the full name. kept: earlier input; errors: both by the API's field names. */
export function NameFields({ kept, errors, full = false }: { kept: ByName; errors: ByName; full?: boolean }) {
  const { m } = useWords();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.account.firstName}
          name="first_name"
          autoComplete="given-name"
          defaultValue={kept.first_name}
          error={errors.first_name}
        />
        <Field
          label={m.account.lastName}
          name="last_name"
          autoComplete="family-name"
          defaultValue={kept.last_name}
          error={errors.last_name}
        />
      </div>
      {full ? (
        <Field
          label={`${m.account.fullName} (${m.site.optional})`}
          name="name"
          autoComplete="name"
          hint={m.account.fullNameHint}
          defaultValue={kept.name}
          error={errors.name}
        />
      ) : null}
      <Field
        label={m.account.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={kept.email}
        error={errors.email}
      />
    </>
  );
}
