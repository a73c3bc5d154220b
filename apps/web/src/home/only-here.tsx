import type { Answer } from '@metade/api-client/client.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { ArrowLeftRight, Bell, Calculator, ChartNoAxesColumn, QrCode, ShieldCheck } from 'lucide-react';
import type { HomeWords } from '../site/site-data.server.ts';
import { useWords } from '../words/words.tsx';

/** What is unique about the product, and the savings so far where they are large enough to show. */
export function OnlyHere({
  figures,
  guarantee,
}: {
  figures: Answer<'getFigures'>['data'];
  guarantee: HomeWords['guarantee'];
}) {
  const { m, locale, money, number } = useWords();
  const points = { ...m.home.only, ...(guarantee ? { guarantee } : {}) };
  const { saved, meals, honour_rate: honoured } = figures;
  const told = [
    saved && meals ? m.home.savedSoFar(money(saved, 'short'), number(meals)) : '',
    honoured === null ? '' : m.home.honoured(formatPercent(honoured, locale)),
  ].filter(Boolean);
  return (
    <section aria-labelledby="only-here" className="page-width mt-16 md:mt-20">
      <h2 id="only-here" className="text-dmd">
        {m.home.onlyTitle}
      </h2>
      {told.length > 0 ? <p className="mt-2 max-w-[60ch] text-md text-ink-2">{told.join(' ')}</p> : null}
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {POINTS.map(([key, Icon]) => (
          <li key={key} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-soft-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="text-lg">{points[key].title}</h3>
              <p className="mt-1 text-sm text-ink-2">{points[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const POINTS = [
  ['waiting', Bell],
  ['voucher', QrCode],
  ['bill', Calculator],
  ['guarantee', ShieldCheck],
  ['change', ArrowLeftRight],
  ['demand', ChartNoAxesColumn],
] as const;
