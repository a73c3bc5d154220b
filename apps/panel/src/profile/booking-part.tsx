import { tableSizes } from '@metade/domain/grid.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Checkbox, Field, Select } from '@metade/ui/field.tsx';
import { useSettings } from '../session/config.tsx';
import { useWords } from '../words/words.tsx';
import { Choices } from './choices.tsx';
import { OtherValue } from './other-value.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const usualCutoffs = [30, 60, 90, 120, 180, 240, 360, 480, 720, 1440];

/** Booking rules: who may book, how far ahead and how late, prices, and confirmation. */
export function BookingPart({ form }: { form: ProfileForm }) {
  const { m, locale } = useWords();
  const words = m.manage.profile;
  const { saved, draft, set } = form;
  const { toleranceChoices, horizonMin, horizonMax, cutoffMin, cutoffMax } = useSettings();
  const cutoffs = usualCutoffs.filter((one) => one >= cutoffMin && one <= cutoffMax);
  const sorted = (list: number[]) => [...new Set(list)].toSorted((a, b) => a - b);
  const cutoff = (minutes: number) => (minutes < 60 ? words.minutes(minutes) : words.hours(minutes / 60, locale));
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{words.mode}</legend>
        {(['instant', 'review'] as const).map((mode) => (
          <label key={mode} className="flex min-h-11 items-start gap-3 py-2 text-sm">
            <input
              type="radio"
              name="confirmation_mode"
              checked={draft.confirmation_mode === mode}
              onChange={() => set('confirmation_mode', mode)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 break-words">{words.modes[mode]}</span>
          </label>
        ))}
      </fieldset>
      <Choices
        legend={fieldLabel('accepted_sizes', locale)}
        hint={words.sizesHint}
        options={tableSizes.map((value) => ({ value, label: words.tablesFor(value) }))}
        value={draft.accepted_sizes}
        onChange={(value) => set('accepted_sizes', value.toSorted())}
        error={form.error('accepted_sizes')}
      />
      <Checkbox
        label={words.onePerson}
        checked={draft.one_person_ok}
        onChange={(event) => set('one_person_ok', event.target.checked)}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <Select
          label={fieldLabel('table_tolerance', locale)}
          value={draft.table_tolerance}
          onChange={(event) => set('table_tolerance', Number(event.target.value))}
          error={form.error('table_tolerance')}
        >
          {toleranceChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.minutes(minutes)}
            </option>
          ))}
        </Select>
        <Select
          label={words.cutoff}
          value={draft.cutoff_minutes}
          onChange={(event) => set('cutoff_minutes', Number(event.target.value))}
          error={form.error('cutoff_minutes')}
        >
          {sorted([...cutoffs, saved.cutoff_minutes]).map((minutes) => (
            <option key={minutes} value={minutes}>
              {cutoff(minutes)}
            </option>
          ))}
        </Select>
        <div>
          <Field
            type="number"
            inputMode="numeric"
            min={horizonMin}
            max={horizonMax}
            label={words.horizon}
            hint={words.horizonHint(horizonMin, horizonMax)}
            value={draft.horizon_days}
            onChange={(event) => set('horizon_days', event.target.value)}
            error={form.error('horizon_days')}
          />
          <OtherValue form={form} part="horizon_days" />
        </div>
      </div>
      <fieldset className="min-w-0" data-invalid={form.error('prices') ? '' : undefined}>
        <legend className="text-sm font-semibold">{words.prices}</legend>
        <p className="mt-1 text-xs text-ink-3">{words.pricesHint(saved.currency)}</p>
        <div className="mt-3 grid gap-6 sm:grid-cols-3">
          {saved.market_prices.map(({ places, price }) => (
            <div key={places}>
              <Field
                label={words.priceFor(places)}
                hint={words.marketPrice(formatMoney({ amount: price, currency: saved.currency }, locale))}
                inputMode="decimal"
                value={draft.prices[places]}
                onChange={(event) => set('prices', { ...draft.prices, [places]: event.target.value })}
                error={form.error(`prices.${places}`)}
              />
              <OtherValue form={form} part={`prices.${places}`} />
            </div>
          ))}
        </div>
        {form.error('prices') ? <p className="mt-2 text-xs font-semibold text-bad">{form.error('prices')}</p> : null}
      </fieldset>
    </>
  );
}
