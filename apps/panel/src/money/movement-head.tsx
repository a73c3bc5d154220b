import type { DifferenceView } from '@metade/contracts/reconciliation.ts';
import type { ReactNode } from 'react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

type Moved = Pick<DifferenceView, 'of' | 'order' | 'restaurant'>;

/** What moved, with links to its booking and its restaurant. */
export function MovementHead({ of, order, restaurant }: Moved) {
  const { m } = useWords();
  return <MoneyHead title={m.money.of[of]} order={order} restaurant={restaurant} />;
}

/** What a case of money is about, with links to its booking and its restaurant. */
export function MoneyHead({
  title,
  order,
  restaurant,
  children,
}: Omit<Moved, 'of'> & { title: string; children?: ReactNode }) {
  const link = 'inline-flex min-h-11 items-center text-link';
  return (
    <h2 className="flex flex-wrap items-center gap-x-4 text-dsm">
      <span>{title}</span>
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
      {children}
    </h2>
  );
}
