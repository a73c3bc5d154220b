import type { Card, WaitingCard } from '@metade/contracts/cards.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Check, CircleCheck } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { WaitingCards } from './waiting-cards.tsx';
import { cardExpiry, cardName } from '@metade/i18n/card-words.ts';

/** The saved cards: renew, remove, make default. */
export function CardsPage({
  user,
  cards,
  waiting,
  max,
  byCurrency,
  done,
  problem,
}: {
  user: string;
  cards: readonly Card[];
  waiting: readonly WaitingCard[];
  max: number;
  /** Each card pays in some currencies alone. */
  byCurrency: boolean;
  done: string | null;
  problem: string | null;
}) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-dlg">{m.cards.title}</h1>
        <p className="mt-3 text-ink-2">{m.cards.text}</p>
        {byCurrency ? <p className="mt-3 text-ink-2">{m.cards.byCurrency}</p> : null}
        {problem || done ? (
          <div className="mt-5">
            {problem ? (
              <Problem>{problem}</Problem>
            ) : (
              <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
                {done}
              </Banner>
            )}
          </div>
        ) : null}
        <WaitingCards waiting={waiting} />
        {cards.length === 0 ? <p className="mt-6">{m.cards.none}</p> : null}
        <ul className="mt-6 flex flex-col gap-4">
          {cards.map((card) => (
            <li key={card._id} className="rounded-3 border border-line p-5">
              <p className="flex flex-wrap items-center gap-3 font-semibold">
                {cardName(card, m)}
                {card.default ? (
                  <Tag tone="ok">
                    <Check aria-hidden="true" className="size-4" />
                    {m.cards.isDefault}
                  </Tag>
                ) : null}
              </p>
              <p className={`mt-1 text-sm break-words ${card.expired ? 'text-bad' : 'text-ink-2'}`}>
                {cardExpiry(card, m)} · {card.holder}
              </p>
              {byCurrency ? <p className="mt-1 text-sm text-ink-2">{m.cards.paysIn(card.currencies)}</p> : null}
              <div className="mt-3 flex flex-wrap gap-x-5">
                <Link
                  to={`/profile/cards/update/${user}/${card._id}`}
                  aria-label={`${m.cards.change}: ${cardName(card, m)}`}
                  className={linkClass}
                >
                  {m.cards.change}
                </Link>
                {card.default ? null : <Act intent="default" card={card} label={m.cards.makeDefault} />}
                <Act intent="remove" card={card} label={m.cards.remove} />
              </div>
            </li>
          ))}
        </ul>
        {cards.length < max ? (
          <Link to="/profile/cards/create" className={`${buttonClass('brand')} mt-6`}>
            {m.cards.add}
          </Link>
        ) : (
          <p className="mt-6 text-sm text-ink-2">{m.cards.full(max)}</p>
        )}
      </div>
    </div>
  );
}

const linkClass = 'text-link inline-flex min-h-11 items-center text-sm';

function Act({ intent, card, label }: { intent: 'default' | 'remove'; card: Card; label: string }) {
  const { m } = useWords();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="card" value={card._id} />
      <button aria-label={`${label}: ${cardName(card, m)}`} className={linkClass}>
        {label}
      </button>
    </Form>
  );
}
