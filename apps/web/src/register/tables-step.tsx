import { tableSizes } from '@metade/domain/grid.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { FieldError, Select } from '@metade/ui/field.tsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { Choices } from './choices.tsx';
import { DayHours } from './day-hours.tsx';
import { DayTables } from './day-tables.tsx';
import { OutsideHoursTyped } from './outside-hours.tsx';
import { StepForm } from './step-form.tsx';
import { weekFromMonday } from './week.ts';
import { useStepForm, type StepProps } from './use-step-form.ts';

/** Opening hours, party sizes, and tables to offer. */
export function TablesStep(props: StepProps) {
  const { m, locale } = useWords();
  const form = useStepForm(props);
  const { value, ticked, errors, registration, asked } = form;
  const id = useId();
  // Recommended by default, until this step was saved.
  const saved = registration?.progress.steps.find(({ step }) => step === 'tables')?.done ?? false;
  const confirmed = saved ? registration?.confirmation_mode : 'instant';
  return (
    <StepForm data={props.data} submit={m.register.saveNext}>
      {props.data.withoutTables ? (
        <Banner tone="wait" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
          <p className="font-semibold">{m.register.noTablesTitle}</p>
          <p>{m.register.noTablesText}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href="#tables" className="inline-flex min-h-11 items-center text-link">
              {m.register.addTables}
            </a>
            <Link to="/restaurant/register?step=terms" className="inline-flex min-h-11 items-center text-link">
              {m.register.withoutTables}
            </Link>
          </p>
        </Banner>
      ) : null}
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{fieldLabel('worksheet', locale)}</legend>
        <p className="mt-1 text-xs text-ink-3">{asked('worksheet') ?? m.register.hoursText}</p>
        <div className="mt-3 flex flex-col gap-3">
          {weekFromMonday.map((day) => (
            <DayHours key={day} day={day} form={form} />
          ))}
        </div>
      </fieldset>
      <Choices
        legend={fieldLabel('accepted_sizes', locale)}
        hint={asked('accepted_sizes') ?? m.register.sizesHint}
        name="accepted_sizes"
        options={tableSizes.map((size) => ({ value: String(size), label: m.register.tablesFor(size) }))}
        ticked={(size) =>
          ticked('accepted_sizes', size, registration?.accepted_sizes.includes(Number(size) as 2) ?? true)
        }
        error={errors.accepted_sizes}
      />
      <section
        id="tables"
        aria-labelledby={id}
        data-invalid={errors.tables ? '' : undefined}
        aria-describedby={errors.tables ? `${id}-tables-error` : undefined}
      >
        <h3 id={id} className="text-sm font-semibold">
          {fieldLabel('tables', locale)}
        </h3>
        <p className="mt-1 text-xs text-ink-3">{asked('tables') ?? m.register.gridText}</p>
        <FieldError id={`${id}-tables`} error={errors.tables} />
        <div className="mt-3 flex flex-col gap-2">
          {weekFromMonday.map((day) => (
            <DayTables key={day} day={day} form={form} />
          ))}
        </div>
      </section>
      <OutsideHoursTyped registration={registration} />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{fieldLabel('confirmation_mode', locale)}</legend>
        {asked('confirmation_mode') ? <p className="mt-1 text-xs text-ink-3">{asked('confirmation_mode')}</p> : null}
        {(['instant', 'review'] as const).map((mode) => (
          <label key={mode} className="flex min-h-11 items-start gap-3 py-2 text-sm">
            <input
              type="radio"
              name="confirmation_mode"
              value={mode}
              defaultChecked={ticked('confirmation_mode', mode, mode === confirmed)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>{m.register.modes[mode]}</span>
          </label>
        ))}
      </fieldset>
      <Select
        label={fieldLabel('table_tolerance', locale)}
        name="table_tolerance"
        hint={asked('table_tolerance')}
        defaultValue={value('table_tolerance', registration?.table_tolerance ?? 30)}
        error={errors.table_tolerance}
        className="max-w-64"
      >
        {props.data.tolerances.map((minutes) => (
          <option key={minutes} value={minutes}>
            {m.register.minutes(minutes)}
          </option>
        ))}
      </Select>
    </StepForm>
  );
}
