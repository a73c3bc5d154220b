import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Checkbox, Field } from '@metade/ui/field.tsx';
import { useCatalogue } from '../session/catalogue.ts';
import { useWords } from '../words/words.tsx';
import { Choices } from './choices.tsx';
import { OtherValue } from './other-value.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Cuisine, what the discount covers, and services. */
export function FoodPart({ form }: { form: ProfileForm }) {
  const { m, locale } = useWords();
  const words = m.manage.profile;
  const { saved, draft, set } = form;
  const { choices } = useCatalogue();
  return (
    <>
      <Choices
        legend={fieldLabel('kitchen', locale)}
        hint={words.kitchenHint}
        options={choices('kitchen', saved.kitchen)}
        value={draft.kitchen}
        onChange={(value) => set('kitchen', value)}
        error={form.error('kitchen')}
      />
      <div className="max-w-64">
        <Field
          label={fieldLabel('ticket_avg', locale)}
          hint={words.ticketHint(saved.currency)}
          inputMode="decimal"
          value={draft.ticket_avg}
          onChange={(event) => set('ticket_avg', event.target.value)}
          error={form.error('ticket_avg')}
        />
        <OtherValue form={form} part="ticket_avg" />
      </div>
      <div>
        <Checkbox
          label={words.desserts}
          checked={draft.desserts}
          onChange={(event) => set('desserts', event.target.checked)}
        />
        <p className="rounded-3 bg-sunk px-4 py-3 text-sm text-ink-2">
          <span className="font-semibold text-ink">{words.dinersRead}</span>{' '}
          {draft.desserts ? words.coversDesserts : words.coversNoDesserts}
        </p>
      </div>
      <Choices
        legend={fieldLabel('services', locale)}
        options={choices('service', saved.services)}
        value={draft.services}
        onChange={(value) => set('services', value)}
        error={form.error('services')}
      />
    </>
  );
}
