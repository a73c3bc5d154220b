import { useShown } from './use-shown.ts';
import { useWords } from '../words/words.tsx';
import { sameValue } from './rule-value.ts';
import { isPrice, ownOf, valueOf, type Cell } from './rules-data.ts';
import type { RulesDraft } from './use-rules-draft.ts';
import { ValueField } from './value-field.tsx';

/** One value: its bounds, its previous value, and a button to use the wider value. */
export function RuleEditor({ cell, name, draft }: { cell: Cell; name: string; draft: RulesDraft }) {
  const { m } = useWords();
  const { textIn, placeOf, currencyOf } = useShown();
  const { rule, country } = cell;
  const changed = draft.changes.find((one) => one.name === rule.name && one.country === country);
  const own = ownOf(cell);
  const wider = country === null ? rule.default : (rule.own ?? rule.default);
  const now = changed ? (changed.value ?? wider) : valueOf(cell);
  const title = `${name}, ${placeOf(country)}`;
  const inherits = (changed ? changed.value : own) === null;
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-4 bg-surface p-4.5 shadow-2">
      <h2 className="text-dsm">{title}</h2>
      <ValueField
        key={`${rule.name} ${country} ${inherits}`}
        rule={rule}
        name={title}
        currency={currencyOf(country)}
        value={now}
        onChange={(value) => draft.set(rule.name, country, own, value)}
      />
      <p className="text-sm text-ink-3">
        {rule.choices ? null : m.rules.bounds(textIn(rule, rule.min, country), textIn(rule, rule.max, country))}
        {changed ? <span className="block">{m.rules.before(textIn(rule, valueOf(cell), country))}</span> : null}
      </p>
      {isPrice(rule) || inherits || (own === null && sameValue(now, wider)) ? null : (
        <button
          type="button"
          className="min-h-11 self-start text-left text-sm font-semibold underline underline-offset-3"
          onClick={() => draft.set(rule.name, country, own, null)}
        >
          {country === null
            ? m.rules.useDefault(textIn(rule, wider, null))
            : m.rules.useAll(textIn(rule, wider, country))}
        </button>
      )}
    </section>
  );
}
