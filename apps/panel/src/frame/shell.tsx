import { Dialog } from '@metade/ui/dialog.tsx';
import { Mark } from '@metade/ui/logo.tsx';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Pause, PausedStrip } from '../calendar/pause.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { requestsOf } from '../restaurant/day-store.ts';
import { countWaitingSteps } from '../session/device-cache.ts';
import { useNow } from '../restaurant/use-now.ts';
import { useSession } from '../session/session.tsx';
import { useBookingWhen } from '../today/booking-when.ts';
import { bookingName } from '../today/booking-name.ts';
import { useWords } from '../words/words.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { PanelLink } from '../shell/navigation.tsx';
import type { Place, Screen } from '../shell/places.ts';
import { placesOf, tabsOf } from '../shell/places.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { useOpenInSight } from '../shell/use-open-in-sight.ts';
import { RestaurantSelect } from './restaurant-select.tsx';

/** The frame of every screen: a rail on the left from 768 px, a bar at the bottom below. */
export function Shell({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { m } = useWords();
  const { restaurant } = useRestaurant();
  const [moreOpen, setMoreOpen] = useState(false);
  const known = placesOf('team', restaurant.role);
  const heads = known.filter(([, place]) => place.within === undefined);
  const tabs = tabsOf(screen, known);
  const current = tabs[0]?.[0] ?? screen;
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-2 bg-ink px-4 py-3 text-sm font-semibold text-page focus:translate-y-0"
      >
        {m.skipToContent}
      </a>
      <div className="min-h-dvh pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0 md:pl-23">
        <nav
          aria-label={m.mainNavigation}
          data-bar="pages"
          className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:inset-y-0 md:right-auto md:flex md:w-23 md:flex-col md:gap-1 md:overflow-y-auto md:border-t-0 md:border-r md:bg-sunk md:px-2 md:pt-4 md:pb-3"
        >
          <Mark className="mx-auto mb-3 hidden size-12 shrink-0 md:block" />
          {heads.map(([name, place]) => (
            <Entry key={name} name={name} place={place} current={name === current} />
          ))}
          <Pause className={`${ENTRY} max-md:hidden! md:mt-auto`} />
          <button type="button" onClick={() => setMoreOpen(true)} aria-haspopup="dialog" className={ENTRY}>
            <Menu aria-hidden="true" className="size-6" strokeWidth={1.9} />
            {m.more}
            <Claims className="md:hidden" />
          </button>
        </nav>
        <main id="content" tabIndex={-1} className="outline-none">
          <PausedStrip />
          <Tabs tabs={tabs} screen={screen} />
          {children}
        </main>
      </div>
      <Announcement />
      <Dialog sheet open={moreOpen} onClose={() => setMoreOpen(false)} title={m.more} closeLabel={m.close}>
        <More places={heads} onChosen={() => setMoreOpen(false)} />
      </Dialog>
    </>
  );
}

const ENTRY =
  'relative flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-3 px-1 text-center text-2xs md:min-h-[clamp(2.75rem,7dvh,4rem)] md:px-0 font-semibold wrap-anywhere hyphens-auto text-ink-2 hover:bg-hover focus-visible:outline-offset-[-3px] aria-[current]:text-brand-ink md:aria-[current]:bg-surface md:aria-[current]:shadow-1';

function Entry({ name, place, current }: { name: Screen; place: Place; current: boolean }) {
  const { m } = useWords();
  const Icon = place.icon;
  return (
    <PanelLink
      href={place.path}
      aria-current={current ? 'page' : undefined}
      className={`${ENTRY} ${place.bar ? '' : 'max-md:hidden!'}`}
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
      {place.label(m)}
      {name === 'today' ? <Waiting /> : null}
      {name === 'restaurant' ? <Claims /> : null}
    </PanelLink>
  );
}

/** The screens of one head beside each other; on a phone the row scrolls, and the one that is open comes into sight. */
function Tabs({ tabs, screen }: { tabs: [Screen, Place][]; screen: Screen }) {
  const { m } = useWords();
  const row = useOpenInSight<HTMLElement>(screen);
  const [head] = tabs;
  if (!head) return null;
  return (
    <nav
      ref={row}
      aria-label={head[1].label(m)}
      className="flex gap-x-5 overflow-x-auto border-b border-line px-4 md:px-6"
    >
      {tabs.map(([name, place]) => (
        <PanelLink
          key={name}
          href={place.path}
          aria-current={name === screen ? 'page' : undefined}
          className="flex min-h-12 shrink-0 items-center border-b-2 border-transparent text-sm font-semibold text-ink-2 focus-visible:outline-offset-[-3px] aria-[current]:border-brand aria-[current]:text-ink"
        >
          {place.label(m)}
          {name === 'restaurantClaims' ? <Claims inline /> : null}
        </PanelLink>
      ))}
    </nav>
  );
}

/** How many bookings wait for an answer, seen from every screen. */
function Waiting() {
  const { m } = useWords();
  const { state } = useRestaurant();
  const count = requestsOf(state.days, useNow(state.clockOffset, 20_000)).length;
  return <Count count={count} said={m.requestsBadge(count)} />;
}

/** How many claims wait for the restaurant's word. */
function Claims(look: { inline?: boolean; className?: string }) {
  const { m } = useWords();
  const { claims_waiting: count } = useRestaurant().restaurant;
  return <Count count={count} said={m.evening.claims.badge(count)} {...look} />;
}

function Count({
  count,
  said,
  inline = false,
  className = '',
}: {
  count: number;
  said: string;
  inline?: boolean;
  className?: string;
}) {
  if (count === 0) return null;
  const place = inline ? 'ml-2' : 'absolute top-1.5 left-[calc(50%+0.5rem)]';
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-pill bg-info px-1 text-2xs font-bold text-page ${place} ${className}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {said}</span>
    </span>
  );
}

/** Tells a screen reader of each booking that comes in, on every screen. */
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

function More({ places, onChosen }: { places: [Screen, Place][]; onChosen: () => void }) {
  const { m } = useWords();
  const { restaurant, restaurants } = useRestaurant();
  const { email, logOut } = useSession();
  const mayLogOut = () => {
    const waiting = countWaitingSteps();
    return mayLeave() && (waiting === 0 || confirm(m.offline.lose(waiting)));
  };
  return (
    <div className="flex flex-col gap-5">
      {restaurants.length > 1 ? (
        <RestaurantSelect onChosen={onChosen} />
      ) : (
        <p className="font-semibold">{restaurant.company_name}</p>
      )}
      <nav aria-label={m.more} className="-my-2 empty:hidden md:hidden">
        {places
          .filter(([, place]) => !place.bar)
          .map(([name, { path, icon: Icon, label }]) => (
            <PanelLink
              key={name}
              href={path}
              onClick={onChosen}
              className="flex min-h-13 items-center gap-3 rounded-2 px-2 font-semibold hover:bg-hover"
            >
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
              {label(m)}
              {name === 'restaurant' ? <Claims inline /> : null}
            </PanelLink>
          ))}
      </nav>
      <Pause
        onClosed={onChosen}
        className="flex min-h-13 items-center gap-3 rounded-2 px-2 font-semibold hover:bg-hover md:hidden"
      />
      <LanguageSelect />
      <div className="border-t border-line pt-4">
        <p className="mb-2 text-sm text-ink-3">{email}</p>
        <button
          type="button"
          onClick={() => mayLogOut() && logOut()}
          className="flex min-h-14 w-full items-center gap-3 rounded-2 border border-line px-4 font-semibold hover:bg-hover"
        >
          <LogOut aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.logOut}
        </button>
      </div>
    </div>
  );
}
