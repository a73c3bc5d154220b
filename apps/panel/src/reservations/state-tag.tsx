import type { Booking } from '@metade/contracts/host.ts';
import type { Tone } from '@metade/ui/tag.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Ban, CircleCheck, Hourglass, UserX } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import type { ReservationState } from './reservation-filter.ts';

const looks: Record<ReservationState, { tone: Tone; icon: typeof Ban }> = {
  awaiting_restaurant: { tone: 'wait', icon: Hourglass },
  confirmed: { tone: 'ok', icon: CircleCheck },
  arrived: { tone: 'ok', icon: CircleCheck },
  completed: { tone: 'neutral', icon: CircleCheck },
  no_show: { tone: 'bad', icon: UserX },
  cancelled: { tone: 'neutral', icon: Ban },
  declined: { tone: 'neutral', icon: Ban },
  unanswered: { tone: 'neutral', icon: Ban },
};

/** How a booking stands, in words, colour and icon. */
export function StateTag({ state }: Pick<Booking, 'state'>) {
  const { m } = useWords();
  const known = state as ReservationState;
  const { tone, icon: Icon } = looks[known];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.9} />
      {m.reservations.states[known]}
    </Tag>
  );
}
