import type { Card } from '@metade/contracts/cards.ts';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { cardExpiry, cardName } from '@metade/i18n/card-words.ts';

/** A diner's saved cards, to choose one to pay with. */
export function SavedCards({
  cards,
  chosen,
  onChoose,
}: {
  cards: readonly Card[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { m } = useWords();
  if (cards.length === 0) return null;
  return (
    <fieldset className="mb-3 flex flex-col gap-3">
      <legend className="sr-only">{m.cards.payWith}</legend>
      {cards.map((card) => (
        <div
          key={card._id}
          className={`flex items-center justify-between gap-3 rounded-3 px-4 py-3 md:px-5 ${
            chosen === card._id ? 'border-2 border-ink' : 'border border-line'
          }`}
        >
          <Choice value={card._id} chosen={chosen} onChoose={onChoose} disabled={card.expired}>
            {cardName(card, m)}
            <span className="block text-sm font-normal text-ink-2">{cardExpiry(card, m)}</span>
          </Choice>
          <CreditCard aria-hidden="true" className="size-6 shrink-0" />
        </div>
      ))}
    </fieldset>
  );
}

/** One of the cards, including a new one (''). */
export function Choice({
  value,
  chosen,
  onChoose,
  disabled = false,
  children,
}: {
  value: string;
  chosen: string;
  onChoose: (id: string) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3.5 font-semibold">
      <input
        type="radio"
        name="card"
        value={value}
        checked={chosen === value}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
