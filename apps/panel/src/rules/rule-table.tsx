import type { Rule } from '@metade/contracts/rules.ts';
import { Lock } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { isPrice, ownOf, valueOf, type Cell, type Rules } from './rules-data.ts';
import type { RulesDraft } from './use-rules-draft.ts';
import { useShown } from './use-shown.ts';

type Props = {
  data: Rules;
  rules: Rule[];
  words: (name: string) => readonly [string, string];
  open: Cell | null;
  draft: RulesDraft;
  onOpen: (cell: Cell) => void;
};

/** Rules as rows; the global value and each country as columns. */
export function RuleTable(props: Props) {
  const { m } = useWords();
  const { placeOf } = useShown();
  const { data, rules, words } = props;
  const restaurants = data.markets.reduce((sum, one) => sum + one.restaurants, 0);
  const head = 'px-3 pb-2 text-left align-bottom text-sm font-semibold text-ink-2';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${head} pl-0`}>
              {m.rules.rule}
            </th>
            <Column name={m.rules.all} restaurants={restaurants} />
            {data.markets.map((one) => (
              <Column key={one.country} name={placeOf(one.country)} restaurants={one.restaurants} />
            ))}
            <th scope="col" className={`${head} max-w-28 pr-0 text-right`}>
              {m.rules.ownValue}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => {
            const [name, line] = words(rule.name);
            return (
              <tr key={rule.name} className="border-b border-line">
                <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                  <span className="block text-sm font-semibold">{name}</span>
                  <span className="block max-w-72 text-xs text-ink-3">{line}</span>
                </th>
                {[null, ...data.markets.map(({ country }) => country)].map((country) => (
                  <td key={country} className="p-0">
                    <RuleCell {...props} name={name} cell={{ rule, country }} />
                  </td>
                ))}
                <td className="pl-3 text-right text-sm">{rule.restaurants || '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Column({ name, restaurants }: { name: string; restaurants: number }) {
  return (
    <th scope="col" className="px-3 pb-2 text-left align-bottom text-sm font-semibold text-ink-2">
      {name}
      <span className="block font-normal text-ink-3">{restaurants}</span>
    </th>
  );
}

/** The same on a narrow screen, rule by rule. */
export function RuleList(props: Props) {
  const { placeOf } = useShown();
  const { data, rules, words } = props;
  return (
    <ul className="border-t border-line">
      {rules.map((rule) => {
        const [name, line] = words(rule.name);
        const countries = [null, ...(rule.markets.length > 0 ? data.markets.map(({ country }) => country) : [])];
        return (
          <li key={rule.name} className="border-b border-line py-3">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-3">{line}</p>
            <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
              {countries
                .filter((country) => country !== null || !isPrice(rule))
                .map((country) => (
                  <div key={country}>
                    <dt className="px-3 text-xs text-ink-3">{placeOf(country)}</dt>
                    <dd>
                      <RuleCell {...props} name={name} cell={{ rule, country }} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function RuleCell({ cell, name, open, draft, onOpen }: Props & { cell: Cell; name: string }) {
  const { m } = useWords();
  const { textIn, placeOf } = useShown();
  const { rule, country } = cell;
  const text = (value: Parameters<typeof textIn>[1]) => textIn(rule, value, country);
  const settable = country === null ? !isPrice(rule) : rule.markets.length > 0;
  if (!settable) return <span className="px-3 text-ink-3">—</span>;
  const own = ownOf(cell);
  if (rule.fixed !== null) {
    const empty = rule.fixed === 'law' && valueOf(cell) === 0;
    return (
      <span
        className="flex min-h-13 items-center gap-1.5 px-3 text-sm whitespace-nowrap"
        title={m.rules[`${rule.fixed}Fixed`]}
      >
        {empty ? (
          '—'
        ) : (
          <>
            <Lock aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
            <span className="sr-only">{m.rules[`${rule.fixed}Fixed`]}: </span>
            {text(valueOf(cell))}
          </>
        )}
      </span>
    );
  }
  const changed = draft.changes.find((one) => one.name === rule.name && one.country === country);
  const isOpen = open?.rule.name === rule.name && open.country === country;
  const shown = (value: typeof own) =>
    value === null ? (country === null ? text(rule.default) : m.rules.same) : text(value);
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={() => onOpen(cell)}
      className="min-h-13 w-full px-3 py-1.5 text-left text-sm hover:bg-hover aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-ink"
    >
      <span className="sr-only">{m.rules.edit(name, placeOf(country))}</span>
      {changed ? (
        <>
          <del className="block text-xs text-ink-3">{shown(own)}</del>
          <ins className="font-semibold no-underline">{shown(changed.value)}</ins>
        </>
      ) : (
        <>
          <span className={own === null && country !== null ? 'text-ink-2' : 'font-semibold'}>{shown(own)}</span>
          {own === null && country !== null ? <span className="sr-only">, {text(valueOf(cell))}</span> : null}
        </>
      )}
    </button>
  );
}
