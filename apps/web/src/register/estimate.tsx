import type { join } from '@metade/i18n/pt/join.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useState } from 'react';
import { useDiscount } from '../shell/discount.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { useWords } from '../words/words.tsx';
import { estimateGuests } from './estimate-guests.ts';

const shares = [30, 60, 90];

/** Estimate from a restaurant's own numbers; without JavaScript it shows the initial ones. */
export function Estimate({ words, ticket }: { words: typeof join; ticket: { amount: number; currency: string } }) {
  const { locale, money, number } = useWords();
  const { left } = useDiscount();
  const [typed, setTyped] = useState({
    tables: '6',
    covers: number(2.5, 1),
    evenings: '4',
    ticket: number(ticket.amount / 100),
    share: '60',
  });
  const read = (text: string) => Number(text.replace(',', '.'));
  const { guests, food } = estimateGuests({
    tables: read(typed.tables),
    covers: read(typed.covers),
    evenings: read(typed.evenings),
    ticket: readSum(typed.ticket),
    share: read(typed.share),
  });
  const field = (name: 'tables' | 'covers' | 'evenings' | 'ticket') => (
    <Field
      label={words.fields[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      className="flex flex-col justify-between"
    />
  );
  return (
    <section aria-labelledby="estimate" className="rounded-4 bg-sunk p-5 sm:p-6">
      <h2 id="estimate" className="text-dsm">
        {words.estimateTitle}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{words.estimateText}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {field('tables')}
        {field('covers')}
        {field('evenings')}
        {field('ticket')}
        <Select
          label={words.fields.share}
          value={typed.share}
          onChange={(event) => setTyped({ ...typed, share: event.target.value })}
        >
          {shares.map((share) => (
            <option key={share} value={share}>
              {words.ofTables(formatPercent(share, locale))}
            </option>
          ))}
        </Select>
      </div>
      <div aria-live="polite" className="mt-5 border-t border-line pt-4">
        <p className="display text-dmd">{words.resultGuests(guests)}</p>
        <p className="mt-1 font-semibold">
          {words.resultMoney(money({ currency: ticket.currency, amount: left(food) }, 'short'))}
        </p>
      </div>
      <p className="mt-3 flex flex-wrap items-start gap-x-3 gap-y-2 text-sm text-ink-2">
        <Tag tone="info">{words.estimateTag}</Tag>
        <span className="min-w-0 flex-1 basis-56">{words.marked}</span>
      </p>
    </section>
  );
}
