import { weekdayName } from '@metade/i18n/format-date.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../words/words.tsx';
import { OtherValue } from './other-value.tsx';
import { spansOf } from './profile-draft.ts';
import type { ProfileForm } from './use-profile-form.ts';

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours: any number of spans a day, each to 06:00 of the next at the latest. */
export function HoursField({ form }: { form: ProfileForm }) {
  const { m, locale } = useWords();
  const words = m.manage.profile;
  const id = useId();
  const { worksheet } = form.draft;
  const spans = worksheet.map((span, index) => ({ ...span, index }));
  const set = (next: typeof worksheet) => form.set('worksheet', next);
  const change = (index: number, time: { time_open?: string; time_close?: string }) =>
    set(worksheet.map((span, at) => (at === index ? { ...span, ...time } : span)));
  const copy = (day: number) => {
    const ofDay = spansOf(worksheet, day);
    set(weekFromMonday.flatMap((other) => ofDay.map((span) => ({ ...span, day: other }))));
  };
  return (
    <fieldset
      className="min-w-0"
      data-invalid={form.error('worksheet') ? '' : undefined}
      aria-describedby={form.error('worksheet') ? `${id}-error` : undefined}
    >
      <legend className="text-sm font-semibold">{fieldLabel('worksheet', locale)}</legend>
      <p className="mt-1 text-xs text-ink-3">{words.hoursHint}</p>
      {form.error('worksheet') ? <FieldError id={id} error={words.hoursWrong} /> : null}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {weekFromMonday.map((day, place) => {
          const name = weekdayName(day, locale);
          const ofDay = spans.filter((span) => span.day === day);
          return (
            <li
              key={day}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <p className="flex min-h-11 items-center self-start text-sm font-semibold first-letter:uppercase">
                {name}
              </p>
              <div className="flex flex-col gap-2">
                {ofDay.length === 0 ? (
                  <p className="flex min-h-11 items-center text-sm text-ink-3">{words.closed}</p>
                ) : null}
                {ofDay.map((span, nth) => (
                  <div key={span.index} className="flex items-start gap-1.5 sm:gap-2">
                    <Field
                      type="time"
                      required
                      label={<span className="sr-only">{words.opensAt(name, nth + 1)}</span>}
                      value={span.time_open}
                      onChange={(event) => change(span.index, { time_open: event.target.value })}
                      error={form.error(`worksheet.${span.index}.time_open`)}
                      className="min-w-0 flex-1 sm:max-w-40 max-sm:[&_input]:px-1.5"
                    />
                    <span aria-hidden="true" className="pt-3">
                      –
                    </span>
                    <Field
                      type="time"
                      required
                      label={<span className="sr-only">{words.closesAt(name, nth + 1)}</span>}
                      value={span.time_close}
                      onChange={(event) => change(span.index, { time_close: event.target.value })}
                      error={form.error(`worksheet.${span.index}.time_close`)}
                      className="min-w-0 flex-1 sm:max-w-40 max-sm:[&_input]:px-1.5"
                    />
                    <button
                      type="button"
                      aria-label={words.removeSpan(name, nth + 1)}
                      onClick={() => set(worksheet.filter((_, at) => at !== span.index))}
                      className="grid size-12 shrink-0 place-items-center rounded-2 hover:bg-hover"
                    >
                      <X aria-hidden="true" className="size-5" />
                    </button>
                  </div>
                ))}
                <div className="flex flex-wrap gap-x-5">
                  <Button
                    kind="text"
                    aria-label={words.addSpanOn(name)}
                    onClick={() => set([...worksheet, { day, ...nextSpan(ofDay.at(-1)?.time_close) }])}
                  >
                    <Plus aria-hidden="true" className="size-4" />
                    {words.addSpan}
                  </Button>
                  {place === 0 ? (
                    <Button kind="text" onClick={() => copy(day)}>
                      {words.copyDay(name)}
                    </Button>
                  ) : null}
                </div>
                <OtherValue form={form} part={`worksheet.${day}`} />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Lunch first, then dinner. */
function nextSpan(after: string | undefined): { time_open: string; time_close: string } {
  return after === undefined
    ? { time_open: '12:00', time_close: '15:00' }
    : { time_open: '19:00', time_close: '23:00' };
}
