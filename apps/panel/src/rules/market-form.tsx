import type { AdminMarket } from '@metade/contracts/admin-markets.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, Select, TextArea } from '@metade/ui/field.tsx';
import { amountText, readAmount } from '../profile/amount.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { useForm } from './use-form.ts';
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

/** Everything that sets one country apart from another; null: a new one. */
export function MarketForm({ market, done }: { market: AdminMarket | null; done: (all: AdminMarket[]) => void }) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { placeOf } = useShown();
  const first = {
    code: market?.code ?? '',
    currency: market?.currency ?? 'EUR',
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
      params: { code: typed.code.trim().toUpperCase() },
      body: {
        currency: typed.currency.trim().toUpperCase(),
        default_locale: typed.defaultLocale,
        prices: { 2: two as number, 4: four as number, 6: six as number },
        withdrawal_days: Number(typed.withdrawal),
        legal,
        shown: typed.shown,
        version: market?.version ?? null,
        reason: typed.reason,
      },
    });
    done(data);
  });
  useUnsaved(JSON.stringify({ ...draft, language: '' }) !== JSON.stringify({ ...first, language: '' }));
  const title = market ? m.markets.edit(placeOf(market.code)) : m.markets.add;
  const law = draft.legal[draft.language];
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={title}
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <h2 className="text-dsm">{title}</h2>
      {market ? null : (
        <>
          <Field
            label={m.markets.code}
            hint={m.markets.codeHint}
            error={errors.code}
            maxLength={2}
            value={draft.code}
            onChange={(event) => set({ code: event.target.value })}
          />
          <Field
            label={m.markets.currency}
            hint={m.markets.currencyHint}
            error={errors.currency}
            maxLength={3}
            value={draft.currency}
            onChange={(event) => set({ currency: event.target.value })}
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
          label={`${m.markets.price(places)} (${draft.currency.toUpperCase()})`}
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
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{m.markets.law}</summary>
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
      <Button type="submit" kind="brand" size="host" busy={busy}>
        {market ? m.markets.save : m.markets.open}
      </Button>
    </form>
  );
}

/** Why something is done. */
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

const isBlank = (law: Law) => laws.every((name) => law[name].trim() === '');
