import { languages } from '@metade/contracts/catalogue.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Checkbox, Field, TextArea } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';
import { OtherValue } from './other-value.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Visibility, description and contact details. */
export function AboutPart({ form }: { form: ProfileForm }) {
  const { m, locale } = useWords();
  const words = m.manage.profile;
  const { saved, draft, set } = form;
  const contact = (name: 'phone' | 'website' | 'facebook', type: string) => (
    <div>
      <Field
        label={fieldLabel(name, locale)}
        type={type}
        value={draft[name]}
        onChange={(event) => set(name, event.target.value)}
        error={form.error(name)}
      />
      <OtherValue form={form} part={name} />
    </div>
  );
  return (
    <>
      <div>
        <Checkbox label={words.show} checked={draft.show} onChange={(event) => set('show', event.target.checked)} />
        {saved.show && saved.state === 'approved' ? (
          <a href={`/restaurant/description/${saved.slug}`} className="inline-flex min-h-11 items-center text-link">
            {words.page}
          </a>
        ) : null}
      </div>
      <div>
        <TextArea
          label={fieldLabel('description', locale)}
          rows={6}
          maxLength={4000}
          value={draft.description}
          onChange={(event) => set('description', event.target.value)}
          error={form.error('description')}
        />
        <OtherValue form={form} part="description" />
      </div>
      {languages.map((one) => (
        <div key={one}>
          <TextArea
            lang={one}
            label={words.descriptionIn[one]}
            hint={words.descriptionHint}
            maxLength={4000}
            value={draft.more[one]}
            onChange={(event) => set('more', { ...draft.more, [one]: event.target.value })}
            error={form.error(`more.${one}`)}
          />
          <OtherValue form={form} part={`more.${one}`} />
        </div>
      ))}
      <div className="grid gap-6 sm:grid-cols-2">
        {contact('phone', 'tel')}
        {contact('website', 'text')}
        {contact('facebook', 'text')}
      </div>
    </>
  );
}
