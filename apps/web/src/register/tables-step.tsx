import { tableSizes } from '@metade/domain/grid.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Field, FieldError, Select } from '@metade/ui/field.tsx';
import { useId } from 'react';
import { useWords } from '../words/words.tsx';
import { Choices } from './choices.tsx';
import { DayTables } from './day-tables.tsx';
import { StepForm } from './step-form.tsx';
import { weekFromMonday } from './week.ts';
import { useStepForm, type StepProps } from './use-step-form.ts';

/** Opening hours, which parties are taken, and the tables that are to be filled. */
export function TablesStep(props: StepProps) {
  const { m, locale, weekday } = useWords();
  const form = useStepForm(props);
  const { value, ticked, errors, registration, asked } = form;
  const id = useId();
  return (
    <StepForm data={props.data} submit={m.register.saveNext}>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{fieldLabel('worksheet', locale)}</legend>
        <p className="mt-1 text-xs text-ink-3">{asked('worksheet') ?? m.register.hoursText}</p>
        <div className="mt-3 flex flex-col gap-3">
          {weekFromMonday.map((day) => {
            const span = registration?.worksheet.find((one) => one.day === day && one.time_open !== 'close');
            return (
              <fieldset key={day} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[7rem_1fr_1fr]">
                <legend className="float-left col-span-2 pb-1 text-sm sm:col-span-1 sm:pb-3.5">{weekday(day)}</legend>
                <Field
                  label={<span className="text-xs font-normal text-ink-3">{m.register.opens}</span>}
                  name={`open-${day}`}
                  type="time"
                  defaultValue={value(`open-${day}`, span?.time_open)}
                  error={errors[`open-${day}`]}
                />
                <Field
                  label={<span className="text-xs font-normal text-ink-3">{m.register.closes}</span>}
                  name={`close-${day}`}
                  type="time"
                  defaultValue={value(`close-${day}`, span?.time_close)}
                  error={errors[`close-${day}`]}
                />
              </fieldset>
            );
          })}
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
      <section aria-labelledby={id}>
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
