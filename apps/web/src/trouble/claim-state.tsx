import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { Told } from './told.tsx';

/** A link to claim that the discount was not given, or the claim's state. */
export function ClaimState({ order }: { order: Order }) {
  const { m, money } = useWords();
  const { claim } = order;
  const shown = (sum: Order['price'] | undefined) => (sum && sum.amount > 0 ? money(sum) : '');
  if (claim)
    return (
      <div className="mt-4">
        <Told
          state={claim.state === 'accepted' ? 'right' : claim.state}
          words={
            claim.state === 'accepted'
              ? m.trouble.claimAccepted(
                  shown(claim.returned?.card),
                  shown(claim.returned?.credit),
                  shown(claim.returned?.guarantee),
                )
              : m.trouble.claimStates[claim.state]
          }
          note={claim.note}
        />
      </div>
    );
  if (!order.actions.includes('claim')) return null;
  return (
    <Link to={`/infos-reserve/${order._id}/claim`} className={`${buttonClass()} mt-4`}>
      <CircleAlert aria-hidden="true" className="size-5" />
      {m.trouble.claimLink}
    </Link>
  );
}
