import type { Answer } from '@metade/api-client/client.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Checkbox, Field, Select } from '@metade/ui/field.tsx';
import { TickList } from '@metade/ui/tick-list.tsx';
import { useState } from 'react';
import { useConfig } from '../session/config.tsx';
import { PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import type { CouponDraft } from './coupon-draft.ts';
import { CitiesPicker, RestaurantsPicker } from './place-pickers.tsx';
import { useCouponForm } from './use-coupon-form.ts';

type CouponFile = Answer<'getCoupon'>['data'];

/** A coupon's discount, scope, period and limits. The code of an existing one is fixed. */
export function CouponForm({ first, saved, back }: { first: CouponDraft; saved: CouponFile | null; back: string }) {
  const { m, locale, countryName } = useWords();
  const words = m.coupons;
  const { markets } = useConfig();
  const form = useCouponForm(first, saved);
  const { draft, errors } = form;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const set = (part: Partial<CouponDraft>) => form.setDraft({ ...draft, ...part });
  const ticks = <K extends 'countries' | 'sizes' | 'weekdays'>(
    key: K,
    legend: string,
    options: { value: CouponDraft[K][number]; label: string }[],
  ) => (
    <TickList<CouponDraft[K][number]>
      legend={legend}
      hint={words.anyHint}
      options={options}
      tick={(value) => {
        const chosen: CouponDraft[K][number][] = [...draft[key]];
        return {
          checked: chosen.includes(value),
          onChange: () =>
            set({
              [key]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted(),
            }),
        };
      }}
      error={errors[key]}
    />
  );
  const text = (key: 'campaign' | 'note' | 'first_day' | 'last_day' | 'total_limit' | 'user_limit', label: string) => ({
    label,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
    error: errors[key],
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 flex max-w-3xl flex-col gap-6">
      {form.theirs.length > 0 ? (
        <section role="alert" className="rounded-4 border border-wait-line bg-wait-soft p-4 text-sm text-wait-ink">
          <h2 className="text-md font-semibold">{words.theirs}</h2>
          <p>{words.theirsText}</p>
          <ul className="mt-2 list-disc pl-5">
            {form.theirs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {saved ? null : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={words.code}
            hint={draft.batch === null ? words.codeHint : words.prefixHint}
            value={draft.code}
            maxLength={40}
            autoCapitalize="characters"
            onChange={(event) => set({ code: event.target.value.toUpperCase() })}
            error={errors.code}
          />
          <Select
            label={words.kind}
            value={draft.batch === null ? 'one' : 'many'}
            onChange={(event) => set({ batch: event.target.value === 'one' ? null : '500' })}
          >
            <option value="one">{words.oneCode}</option>
            <option value="many">{words.manyCodes}</option>
          </Select>
          {draft.batch === null ? null : (
            <Field
              label={words.howMany}
              inputMode="numeric"
              value={draft.batch}
              onChange={(event) => set({ batch: event.target.value })}
              error={errors.batch}
            />
          )}
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Select
          label={words.worth}
          value={draft.kind}
          onChange={(event) => set({ kind: event.target.value as CouponDraft['kind'] })}
        >
          {(['percent', 'fixed', 'free'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
        {draft.kind === 'percent' ? (
          <Field
            label={words.percentLabel}
            inputMode="numeric"
            value={draft.percent}
            onChange={(event) => set({ percent: event.target.value })}
            error={errors['worth.percent']}
          />
        ) : null}
        {draft.kind === 'fixed' ? (
          <>
            <Field
              label={words.amount}
              inputMode="decimal"
              value={draft.amount}
              onChange={(event) => set({ amount: event.target.value })}
              error={errors['worth.amount'] && words.amountWrong}
            />
            <Select
              label={words.currency}
              value={draft.currency}
              onChange={(event) => set({ currency: event.target.value })}
              error={errors['worth.currency']}
            >
              {[...new Set(markets.map(({ currency }) => currency))].map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          </>
        ) : null}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...text('first_day', words.firstDay)} type="date" hint={words.dayHint} />
        <Field {...text('last_day', words.lastDay)} type="date" hint={words.dayHint} min={saved ? undefined : today} />
        {draft.batch === null ? (
          <Field {...text('total_limit', words.totalLimit)} inputMode="numeric" hint={words.limitHint} />
        ) : null}
        <Field {...text('user_limit', words.userLimit)} inputMode="numeric" hint={words.limitHint} />
      </div>
      <Checkbox
        label={words.firstOrder}
        checked={draft.first_order}
        onChange={(event) => set({ first_order: event.target.checked })}
      />
      {ticks(
        'countries',
        words.facts.countries,
        markets.map(({ country }) => ({ value: country, label: countryName(country) })),
      )}
      {ticks(
        'sizes',
        words.facts.sizes,
        ([2, 4, 6] as const).map((value) => ({ value, label: m.row.tableFor(value) })),
      )}
      {ticks(
        'weekdays',
        words.facts.weekdays,
        [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: weekdayName(value, locale) })),
      )}
      <CitiesPicker chosen={draft.cities} change={(cities) => set({ cities })} error={errors.cities} />
      <RestaurantsPicker
        chosen={draft.restaurants}
        change={(restaurants) => set({ restaurants })}
        error={errors.restaurants}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...text('campaign', words.campaign)} hint={words.campaignHint} maxLength={60} />
        <Field {...text('note', words.note)} maxLength={200} />
      </div>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="brand" size="host" busy={form.busy}>
          {saved ? words.save : words.createDo}
        </Button>
        <PanelLink href={back} className={buttonClass('outline', 'host')}>
          {words.cancel}
        </PanelLink>
      </div>
    </form>
  );
}
