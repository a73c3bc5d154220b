import type { AdminMarket } from '@metade/contracts/admin-markets.ts';
import { isCountry, isHundreds } from '@metade/domain/market-codes.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, Select, TextArea } from '@metade/ui/field.tsx';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { amountText, readAmount } from '../profile/amount.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { useForm } from './use-form.ts';
import { useOpenedHeading } from './use-opened-heading.ts';
import { useShown } from './use-shown.ts';

const locales = ['pt', 'pt-BR', 'en', 'es'] as const satisfies readonly Locale[];
const laws = [
  'privacyLaw',
  'privacyArea',
  'privacyAnswerTime',
  'privacyAuthority',
  'withdrawal',
  'withdrawalShort',
  'complaints',
] as const;
type Law = Record<(typeof laws)[number], string>;
const noLaw = Object.fromEntries(laws.map((name) => [name, ''])) as Law;

/** A country's own settings; null: a new one, not among the `taken`. */
export function MarketForm({
  market,
  taken,
  done,
  close,
}: {
  market: AdminMarket | null;
  taken: readonly string[];
  done: (all: AdminMarket[], code: string) => void;
  close: () => void;
}) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { placeOf } = useShown();
  const first = {
    code: market?.code ?? '',
    currency: market?.currency ?? '',
    defaultLocale: (market?.default_locale ?? 'en') as Locale,
    prices: ([2, 4, 6] as const).map((places) => amountText(market?.prices[places] ?? null, locale)),
    withdrawal: String(market?.withdrawal_days ?? 0),
    shown: market?.shown ?? true,
    legal: Object.fromEntries(locales.map((one) => [one, { ...noLaw, ...market?.legal[one] }])) as Record<Locale, Law>,
    language: 'pt' as Locale,
    reason: '',
  };
  const { draft, set, errors, failure, busy, submit } = useForm(first, async (typed) => {
    const [two, four, six] = typed.prices.map(readAmount);
    const legal = Object.fromEntries(
      locales.filter((one) => !isBlank(typed.legal[one])).map((one) => [one, typed.legal[one]]),
    );
    const { data } = await call('saveMarket', {
      params: { code: typed.code },
      body: {
        currency: typed.currency,
        default_locale: typed.defaultLocale,
        prices: { 2: two as number, 4: four as number, 6: six as number },
        withdrawal_days: Number(typed.withdrawal),
        legal,
        shown: typed.shown,
        version: market?.version ?? null,
        reason: typed.reason,
      },
    });
    done(data, typed.code);
  });
  const heading = useOpenedHeading();
  const countries = useMemo(() => named('region', countryCodes(), locale), [locale]);
  const currencies = useMemo(() => named('currency', currencyCodes(), locale), [locale]);
  // Without one there is nothing to send it to.
  const [noCountry, setNoCountry] = useState(false);
  useUnsaved(JSON.stringify({ ...draft, language: '' }) !== JSON.stringify({ ...first, language: '' }));
  const title = market ? m.markets.edit(placeOf(market.code)) : m.markets.add;
  const law = draft.legal[draft.language];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.code === '') setNoCountry(true);
        else void submit(event);
      }}
      aria-label={title}
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <h2 {...heading}>{title}</h2>
      {market ? null : (
        <>
          <Choice
            label={m.markets.code}
            error={noCountry && draft.code === '' ? m.markets.codeMissing : undefined}
            value={draft.code}
            onChange={(code) => set({ code })}
            options={countries.filter(([code]) => !taken.includes(code))}
          />
          <Choice
            label={m.markets.currency}
            hint={m.markets.currencyHint}
            error={errors.currency && m.markets.currencyMissing}
            value={draft.currency}
            onChange={(currency) => set({ currency })}
            options={currencies.map(([code, name]) => [code, `${name} (${code})`])}
          />
        </>
      )}
      <Select
        label={m.markets.locale}
        value={draft.defaultLocale}
        onChange={(event) => set({ defaultLocale: event.target.value as Locale })}
      >
        {locales.map((one) => (
          <option key={one} value={one}>
            {m.markets.locales[one]}
          </option>
        ))}
      </Select>
      {([2, 4, 6] as const).map((places, at) => (
        <Field
          key={places}
          label={draft.currency ? `${m.markets.price(places)} (${draft.currency})` : m.markets.price(places)}
          error={errors[`prices.${places}`] && m.markets.priceWrong}
          inputMode="decimal"
          value={draft.prices[at] ?? ''}
          onChange={(event) => set({ prices: draft.prices.with(at, event.target.value) })}
        />
      ))}
      <Field
        label={m.markets.withdrawal}
        hint={m.markets.withdrawalHint}
        error={errors.withdrawal_days}
        inputMode="numeric"
        value={draft.withdrawal}
        onChange={(event) => set({ withdrawal: event.target.value.replace(/\D/g, '') })}
      />
      <Checkbox
        label={m.markets.shown}
        checked={draft.shown}
        onChange={(event) => set({ shown: event.target.checked })}
      />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {m.markets.law}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform [[open]>summary>&]:rotate-180" />
        </summary>
        <p className="mb-3 text-sm text-ink-2">{m.markets.lawHint}</p>
        <Select
          label={m.language}
          value={draft.language}
          onChange={(event) => set({ language: event.target.value as Locale })}
        >
          {locales.map((one) => (
            <option key={one} value={one}>
              {m.markets.locales[one]}
            </option>
          ))}
        </Select>
        <div className="mt-4 flex flex-col gap-4">
          {laws.map((name) => (
            <TextArea
              key={name}
              rows={2}
              label={m.markets.laws[name]}
              error={errors[`legal.${draft.language}.${name}`]}
              maxLength={1000}
              value={law[name]}
              onChange={(event) =>
                set({ legal: { ...draft.legal, [draft.language]: { ...law, [name]: event.target.value } } })
              }
            />
          ))}
        </div>
      </details>
      <Reason error={errors.reason} value={draft.reason} onChange={(reason) => set({ reason })} />
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="brand" size="host" busy={busy}>
          {market ? m.markets.save : m.markets.open}
        </Button>
        <Button size="host" onClick={close}>
          {m.close}
        </Button>
      </div>
    </form>
  );
}

/** The reason for a change. */
export function Reason({
  error,
  value,
  onChange,
}: {
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const { m } = useWords();
  return (
    <Field
      label={m.markets.reason}
      hint={m.markets.reasonHint}
      error={error}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Choice({
  options,
  onChange,
  ...field
}: {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  options: readonly (readonly [code: string, name: string])[];
  onChange: (code: string) => void;
}) {
  const { m } = useWords();
  return (
    <Select {...field} onChange={(event) => onChange(event.target.value)}>
      {field.value === '' ? <option value="">{m.markets.choose}</option> : null}
      {options.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryCodes = () => letters.flatMap((one) => letters.map((two) => one + two)).filter(isCountry);
const currencyCodes = () => Intl.supportedValuesOf('currency').filter(isHundreds);

/** Codes with their names, in the order of these. */
function named(type: 'region' | 'currency', codes: readonly string[], locale: Locale): (readonly [string, string])[] {
  const names = new Intl.DisplayNames([languageTag(locale)], { type });
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, languageTag(locale)));
}

const isBlank = (law: Law) => laws.every((name) => law[name].trim() === '');
