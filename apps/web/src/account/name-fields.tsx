import { Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';

type ByName = Partial<Record<string, string>>;

/** First name, last name and e-mail of somebody who signs up. kept: what was typed before; errors: both by the API's names. */
export function NameFields({ kept, errors }: { kept: ByName; errors: ByName }) {
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
