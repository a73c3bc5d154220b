import { Banner } from '@metade/ui/banner.tsx';
import { WifiOff } from 'lucide-react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useWords } from '../words/words.tsx';

/** Says that the list may be outdated while offline, and that it is live again. */
export function ConnectionBanner({ seenAt }: { seenAt: string | null }) {
  const { m, time } = useWords();
  const { state, restaurant } = useRestaurant();
  return (
    <div aria-live="polite" className={state.connection === 'offline' ? 'px-4 md:px-6' : 'sr-only'}>
      {state.connection === 'offline' ? (
        <Banner tone="wait" icon={<WifiOff aria-hidden="true" className="size-5" strokeWidth={1.9} />}>
          {m.day.offline} {seenAt ? m.day.offlineText(time(seenAt, restaurant.time_zone)) : null}
        </Banner>
      ) : state.reconnected ? (
        m.day.online
      ) : null}
    </div>
  );
}
