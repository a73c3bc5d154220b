import type { WaitingCard } from '@metade/contracts/cards.ts';
import { cardName } from '@metade/i18n/card-words.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { Landmark } from 'lucide-react';
import { Form } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Cards whose bank waits for the diner: to go on there, or to give up. Posts to the page of all cards. */
export function WaitingCards({ waiting }: { waiting: readonly WaitingCard[] }) {
  const { m } = useWords();
  return waiting.map((card) => (
    <div key={card._id} className="mt-5">
      <Banner
        tone="wait"
        icon={<Landmark aria-hidden="true" className="size-5" />}
        action={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <a href={card.url} className={buttonClass()}>
              {m.checkout.toBank}
            </a>
            <Form method="post" action="/profile/cards/read">
              <input type="hidden" name="intent" value="give-up" />
              <input type="hidden" name="card" value={card._id} />
              <button
                aria-label={`${m.cards.giveUp}: ${cardName(card, m)}`}
                className="text-link inline-flex min-h-11 items-center text-sm"
              >
                {m.cards.giveUp}
              </button>
            </Form>
          </div>
        }
      >
        {m.cards.waiting(cardName(card, m))}
      </Banner>
    </div>
  ));
}
