import { descriptionMin } from '@metade/domain/registration.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';
import { StepForm } from './step-form.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

export function IdentityStep(props: StepProps) {
  const { m, locale } = useWords();
  const { value, errors, registration, asked } = useStepForm(props);
  return (
    <StepForm data={props.data} submit={m.register.saveNext}>
      <Field
        label={fieldLabel('company_name', locale)}
        name="company_name"
        autoComplete="organization"
        hint={asked('company_name')}
        defaultValue={value('company_name', registration?.company_name)}
        error={errors.company_name}
      />
      <TextArea
        label={fieldLabel('description', locale)}
        name="description"
        rows={6}
        hint={asked('description') ?? m.register.descriptionHint(descriptionMin)}
        defaultValue={value('description', registration?.description)}
        error={errors.description}
      />
      <Field
        label={fieldLabel('phone', locale)}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={asked('phone') ?? m.register.phoneHint}
        defaultValue={value('phone', registration?.phone)}
        error={errors.phone}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {(['website', 'facebook'] as const).map((name) => (
          <Field
            key={name}
            label={`${fieldLabel(name, locale)} (${m.site.optional})`}
            name={name}
            inputMode="url"
            hint={asked(name)}
            defaultValue={value(name, registration?.[name])}
            error={errors[name]}
          />
        ))}
      </div>
    </StepForm>
  );
}
