import type { join } from '@metade/i18n/pt/join.ts';
import { Tag } from '@metade/ui/tag.tsx';
import type { ReactNode } from 'react';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';

/** Invented and marked as such: what was offered and sold at each time, and for how many people. */
const evening = [
  { time: '19:30', tables: 2, places: 2, sold: 2, guests: 4 },
  { time: '20:00', tables: 2, places: 4, sold: 2, guests: 7 },
  { time: '21:00', tables: 2, places: 2, sold: 1, guests: 2 },
];
const guests = evening.reduce((sum, row) => sum + row.guests, 0);

/** An example evening, from offered tables to what their guests paid. */
export function SampleEvening({ words, ticket }: { words: typeof join; ticket: { amount: number; currency: string } }) {
  const { money, number } = useWords();
  const { left } = useDiscount();
  const full = { ...ticket, amount: ticket.amount * guests };
  return (
    <section aria-labelledby="evening" className="rounded-4 border border-line p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="evening" className="text-dsm">
          {words.eveningTitle}
        </h2>
        <Tag tone="info">{words.example}</Tag>
      </div>
      <p className="mt-1 text-sm text-ink-2">{words.eveningText}</p>
      <ul className="mt-4 border-t border-line text-sm">
        {evening.map(({ time, tables, places, sold }) => (
          <li key={time} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2.5">
            <span className="w-12 font-bold">{time}</span>
            <span className="min-w-0 flex-1">{words.tables(tables, places)}</span>
            <span className={sold > 0 ? 'font-semibold text-ok' : 'text-ink-3'}>{words.sold(sold)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2 text-sm">
        <Line name={words.guests}>{number(guests)}</Line>
        <Line name={words.menuPrice}>
          <s className="text-ink-2">{money(full, 'short')}</s>
        </Line>
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <dt className="font-semibold">
            {words.theyPay} <span className="block text-xs font-normal text-ink-3">{words.drinks}</span>
          </dt>
          <dd className="display text-dmd text-ok">{money({ ...full, amount: left(full.amount) }, 'short')}</dd>
        </div>
        <Line name={words.metadeCost}>{money({ ...ticket, amount: 0 }, 'short')}</Line>
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
