import { lazy, Suspense, type ComponentType } from 'react';
import { LicenseeShell } from '../frame/desk-shell.tsx';
import { LeadsScreen } from '../leads/leads-screen.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { ListSkeleton } from '../shell/pages.tsx';
import { placesOf, type ScreenOf } from '../shell/places.ts';
import { BookingsScreen } from './bookings-screen.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';
import { TerritoryScreen } from './territory-screen.tsx';

const screens: Record<ScreenOf<'licensee'>, ComponentType> = {
  territory: TerritoryScreen,
  territoryRestaurants: lazy(() => import('./restaurants-screen.tsx')),
  leads: () => <LeadsScreen screen="leads" />,
  territoryBookings: BookingsScreen,
  territoryReviews: ReviewsScreen,
  statement: lazy(() => import('./statement-screen.tsx')),
};

/** A licensee's screens; the territory when the address names none. */
export default function LicenseeScreen() {
  const { screen } = useRoute();
  const known = placesOf('licensee').map(([name]) => name as ScreenOf<'licensee'>);
  const shown = known.find((name) => name === screen) ?? 'territory';
  const ScreenShown = screens[shown];
  return (
    <LicenseeShell screen={shown}>
      <Suspense fallback={<ListSkeleton />}>
        <ScreenShown />
      </Suspense>
    </LicenseeShell>
  );
}
