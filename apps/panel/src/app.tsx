import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { RestaurantProvider } from './restaurant/current-restaurant.tsx';
import { useRestaurants } from './restaurant/use-restaurants.ts';
import { AdminRolesProvider, useLoadedAdminRoles } from './session/admin-roles.tsx';
import { configIn, ConfigProvider, ReloadConfig, useLoadedConfig } from './session/config.tsx';
import { LogIn } from './session/log-in.tsx';
import { NoTeam } from './session/no-team.tsx';
import { useEntrance } from './session/session.tsx';
import { usePath, useRoute } from './shell/navigation.tsx';
import { placesOf, type ScreenOf } from './shell/places.ts';
import { TeamShell } from './frame/team-shell.tsx';
import { ToastProvider } from './shell/toast.tsx';
import { TodayScreen } from './today/today-screen.tsx';
import { useWords } from './words/words.tsx';

const JoinScreen = lazy(() => import('./team/join-screen.tsx'));
const JoinLicensee = lazy(() => import('./licences/join-licensee.tsx'));
const SecondFactor = lazy(() => import('./session/second-factor.tsx'));
const desks = {
  admin: lazy(() => import('./admin-screen.tsx')),
  franchisee: lazy(() => import('./licensee/licensee-screen.tsx')),
};
const screens: Record<ScreenOf<'team'>, ComponentType> = {
  today: TodayScreen,
  scan: lazy(() => import('./voucher/scan-screen.tsx')),
  menu: lazy(() => import('./menu/menu-screen.tsx')),
  pictures: lazy(() => import('./pictures/pictures-screen.tsx')),
  restaurantClaims: lazy(() => import('./reviews/claims-screen.tsx')),
  reviews: lazy(() => import('./reviews/reviews-screen.tsx')),
  team: lazy(() => import('./team/team-screen.tsx')),
  calendar: lazy(() => import('./calendar/calendar-screen.tsx')),
  grid: lazy(() => import('./grid/grid-screen.tsx')),
  restaurant: lazy(() => import('./profile/profile-screen.tsx')),
  code: lazy(() => import('./voucher/code-screen.tsx')),
  connections: lazy(() => import('./connections/connections-screen.tsx')),
  waiterPin: lazy(() => import('./voucher/waiter-pin-screen.tsx')),
  notices: lazy(() => import('./notices/notices-screen.tsx')),
  reservations: lazy(() => import('./reservations/reservations-screen.tsx')),
  report: lazy(() => import('./report/report-screen.tsx')),
  demand: lazy(() => import('./demand/demand-screen.tsx')),
};

/** Log-in first, then the caller's restaurant, then the screen named in the address. */
export function App() {
  const { m } = useWords();
  const { session } = useEntrance();
  const [, kind, invitation] = /^\/panel\/auth\/(join|licence)\/([\w-]+)$/.exec(usePath()) ?? [];
  if (invitation)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
        {kind === 'join' ? <JoinScreen token={invitation} /> : <JoinLicensee token={invitation} />}
      </Suspense>
    );
  if (!session) return <LogIn />;
  if (session.due)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
        <SecondFactor />
      </Suspense>
    );
  const { group, token } = session;
  return group === 'admin' || group === 'franchisee' ? (
    <DeskInside key={token} of={group} />
  ) : (
    <TeamInside key={token} />
  );
}

/** The desks of admins and licensees. */
function DeskInside({ of }: { of: keyof typeof desks }) {
  const { m } = useWords();
  const { config, failed, load } = useLoadedConfig();
  const roles = useLoadedAdminRoles();
  if (failed || roles.failed) return <CannotOpen again={failed ? load : roles.again} />;
  if (!config || !roles.value) return <p className="sr-only">{m.loading}</p>;
  const Desk = desks[of];
  return (
    <ConfigProvider value={config}>
      <ReloadConfig value={load}>
        <div data-frame="desk">
          <ToastProvider undoSeconds={config.settings.undoSeconds}>
            <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
              <AdminRolesProvider value={roles.value}>
                <Desk />
              </AdminRolesProvider>
            </Suspense>
          </ToastProvider>
        </div>
      </ReloadConfig>
    </ConfigProvider>
  );
}

function CannotOpen({ again }: { again: () => void }) {
  const { m } = useWords();
  return (
    <main className="mx-auto max-w-2xl px-5 py-10">
      <EmptyHalfPlate level={1} title={m.unreachable}>
        <Button onClick={again} className="self-start">
          {m.tryAgain}
        </Button>
      </EmptyHalfPlate>
    </main>
  );
}

function TeamInside() {
  const { m } = useWords();
  const { screen } = useRoute();
  const { restaurants, failed, load, chosen, choose } = useRestaurants();
  const { config, failed: noConfig, load: loadConfig } = useLoadedConfig();
  if (failed && !restaurants) return <CannotOpen again={load} />;
  if (noConfig) return <CannotOpen again={loadConfig} />;
  if (!restaurants || !config) return <p className="sr-only">{m.loading}</p>;
  if (!chosen) return <NoTeam />;
  const open = placesOf('team', chosen.role).map(([name]) => name);
  const shown = (screen !== null && open.includes(screen) ? screen : 'today') as ScreenOf<'team'>;
  const ScreenShown = screens[shown];
  return (
    <ConfigProvider value={configIn(config, chosen.country)}>
      <RestaurantProvider key={chosen._id} restaurant={chosen} restaurants={restaurants} choose={choose} onGone={load}>
        <div data-frame="team">
          <ToastProvider undoSeconds={config.settings.undoSeconds}>
            <TeamShell screen={shown}>
              <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
                <ScreenShown />
              </Suspense>
            </TeamShell>
          </ToastProvider>
        </div>
      </RestaurantProvider>
    </ConfigProvider>
  );
}
