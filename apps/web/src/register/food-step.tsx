import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Checkbox, Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';
import { Choices } from './choices.tsx';
import { StepForm } from './step-form.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

export function FoodStep(props: StepProps) {
  const { m, locale, number } = useWords();
  const { value, ticked, errors, registration, asked } = useStepForm(props);
  const ticket = registration?.ticket_avg ? number(registration.ticket_avg.amount / 100, 2) : '';
  const options = (list: { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => ({ value: slug, label: name }));
  const error = (name: string) =>
    Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  return (
    <StepForm data={props.data} submit={m.register.saveNext}>
      <Choices
        legend={fieldLabel('kitchen', locale)}
        hint={asked('kitchen') ?? m.register.kitchenHint}
        name="kitchen"
        options={options(props.data.kitchens)}
        ticked={(slug) => ticked('kitchen', slug, registration?.kitchen.includes(slug) ?? false)}
        error={error('kitchen')}
      />
      <Field
        label={fieldLabel('ticket_avg', locale)}
        name="ticket_avg"
        inputMode="decimal"
        hint={asked('ticket_avg') ?? m.register.ticketHint(registration?.currency ?? 'EUR')}
        defaultValue={value('ticket_avg', ticket)}
        error={errors.ticket_avg}
        className="max-w-64"
      />
      <Checkbox
        name="desserts"
        label={m.register.desserts}
        defaultChecked={ticked('desserts', 'on', registration?.desserts ?? true)}
      />
      <Choices
        legend={fieldLabel('services', locale)}
        hint={asked('services')}
        name="services"
        options={options(props.data.services)}
        ticked={(slug) => ticked('services', slug, registration?.services.includes(slug) ?? false)}
        error={error('services')}
      />
    </StepForm>
  );
}
