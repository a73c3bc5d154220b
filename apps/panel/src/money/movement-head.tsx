import type { DifferenceView } from '@metade/contracts/reconciliation.ts';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

/** What moved, with links to its booking and its restaurant. */
export function MovementHead({ of, order, restaurant }: Pick<DifferenceView, 'of' | 'order' | 'restaurant'>) {
  const { m } = useWords();
  const link = 'inline-flex min-h-11 items-center text-link';
  return (
    <h2 className="flex flex-wrap items-center gap-x-4 text-dsm">
      <span>{m.money.of[of]}</span>
      {order ? (
        <PanelLink href={hrefOf('orders', { order: order._id })} className={link}>
          {order.number}
        </PanelLink>
      ) : null}
      {restaurant ? (
        <PanelLink href={hrefOf('restaurants', { restaurant: restaurant._id })} className={link}>
          {restaurant.company_name}
        </PanelLink>
      ) : null}
    </h2>
  );
}
