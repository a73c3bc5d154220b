import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import Bell from 'lucide-react-native/icons/bell';
import CircleX from 'lucide-react-native/icons/circle-x';
import Hourglass from 'lucide-react-native/icons/hourglass';
import { Tag } from '../parts/tag';
import { useWords } from '../words/words';

/** The place in a line: waiting, its turn, or passed. */
export function PlaceTag({ entry: { offer, state, position, restaurant } }: { entry: WaitingEntry }) {
  const { m } = useWords();
  if (offer)
    return (
      <Tag tone="wait" icon={Hourglass}>
        {m.waiting.heldUntil(formatTime(offer.expires_at, restaurant.time_zone))}
      </Tag>
    );
  if (state === 'passed')
    return (
      <Tag tone="bad" icon={CircleX}>
        {m.waiting.passed}
      </Tag>
    );
  return (
    <Tag tone="info" icon={Bell}>
      {m.waiting.place(position ?? 1)}
    </Tag>
  );
}
