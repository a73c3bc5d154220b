import type { Answer } from '@metade/api-client/client.ts';
import { Checkbox } from '@metade/ui/field.tsx';
import { Choice, SavedCards } from '../cards/saved-cards.tsx';
import { useWords } from '../words/words.tsx';
import { NewCard } from '../cards/new-card.tsx';
import type { TypedCard } from '../gateways/card-gateway.ts';

/** The saved cards, and a new one that may be saved. */
export function CardChoice({
  cards,
  chosen,
  onChoose,
  card,
  keep,
  onKeep,
  currency,
}: {
  cards: Answer<'listCards'>;
  /** Id of a saved card; empty for a new one. */
  chosen: string;
  onChoose: (card: string) => void;
  card: TypedCard;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  currency: string;
}) {
  const { m, money } = useWords();
  return (
    <>
      <SavedCards cards={cards.data} chosen={chosen} onChoose={onChoose} />
      <NewCard
        card={card}
        closed={chosen !== ''}
        choice={
          cards.data.length > 0 ? (
            <Choice value="" chosen={chosen} onChoose={onChoose}>
              {m.checkout.newCard}
            </Choice>
          ) : undefined
        }
      >
        {cards.data.length < cards.max ? (
          <Checkbox
            label={m.cards.keep(money({ amount: cards.validation.amount, currency }))}
            checked={keep}
            onChange={(event) => onKeep(event.target.checked)}
          />
        ) : null}
      </NewCard>
    </>
  );
}
