import type { ReactNode } from 'react';
import { Pause, PausedStrip } from '../calendar/pause.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { requestsOf } from '@metade/booking-flow/host-days.ts';
import { useNow } from '../restaurant/use-now.ts';
import { ConsentNote } from '../session/consent-note.tsx';
import { countWaitingSteps } from '../session/device-cache.ts';
import { placesOf, type Screen } from '../shell/places.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { useBookingWhen } from '../today/booking-when.ts';
import { useWords } from '../words/words.tsx';
import { Count } from './count.tsx';
import { Frame } from './frame.tsx';
import { RestaurantSelect } from './restaurant-select.tsx';

/** The frame of a restaurant's team. */
export function TeamShell({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { m } = useWords();
  const { restaurant, restaurants } = useRestaurant();
  const mayLogOut = () => {
    const waiting = countWaitingSteps();
    return mayLeave() && (waiting === 0 || confirm(m.offline.lose(waiting)));
  };
  return (
    <>
      <Frame
        screen={screen}
        known={placesOf('team', restaurant.role)}
        badge={(of, look) => {
          if (of === 'today') return <Waiting />;
          if (of === 'restaurant' || of === 'restaurantClaims' || of === 'more') return <Claims key={of} {...look} />;
          return null;
        }}
        account={(close) =>
          restaurants.length > 1 ? (
            <RestaurantSelect onChosen={close} />
          ) : (
            <p className="font-semibold">{restaurant.company_name}</p>
          )
        }
        action={(className, close) => <Pause className={className} {...(close && { onClosed: close })} />}
        mayLogOut={mayLogOut}
      >
        <PausedStrip />
        {children}
      </Frame>
      <Announcement />
      <ConsentNote />
    </>
  );
}

/** Number of bookings that wait for an answer, shown on every screen. */
function Waiting() {
  const { m } = useWords();
  const { state } = useRestaurant();
  const count = requestsOf(state.days, useNow(state.clockOffset, 20_000)).length;
  return <Count count={count} said={m.requestsBadge(count)} />;
}

/** Number of claims that wait for the restaurant's answer. */
function Claims(look: { inline?: boolean }) {
  const { m } = useWords();
  const { claims_waiting: count } = useRestaurant().restaurant;
  return <Count count={count} said={m.evening.claims.badge(count)} {...look} />;
}

/** Announces each new booking to screen readers, on every screen. */
function Announcement() {
  const { m } = useWords();
  const { newest } = useRestaurant();
  const when = useBookingWhen();
  return (
    <p aria-live="polite" className="sr-only">
      {newest ? m.request.announce(bookingName(newest), when(newest), newest.places) : ''}
    </p>
  );
}
