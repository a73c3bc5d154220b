import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { lazy, Suspense } from 'react';
import { HouseProvider } from './house/house.tsx';
import { useRestaurants } from './house/use-restaurants.ts';
import { LogIn } from './session/log-in.tsx';
import { NoTeam } from './session/no-team.tsx';
import { useEntrance } from './session/session.tsx';
import { useRoute } from './shell/navigation.tsx';
import { Shell } from './shell/shell.tsx';
import { ToastProvider } from './shell/toast.tsx';
import { TodayScreen } from './today/today-screen.tsx';
import { useWords } from './words/words.tsx';

const AdminScreen = lazy(() => import('./admin/admin-screen.tsx'));
const ScanScreen = lazy(() => import('./voucher/scan-screen.tsx'));
const CodeScreen = lazy(() => import('./voucher/code-screen.tsx'));

/** Log-in first, then the caller's restaurant, then the screen that the address names. */
export function App() {
  const { session } = useEntrance();
  if (!session) return <LogIn />;
  return session.group === 'admin' ? <AdminInside key={session.token} /> : <Inside key={session.token} />;
}

function AdminInside() {
  const { m } = useWords();
  return (
    <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
      <AdminScreen />
    </Suspense>
  );
}

function Inside() {
  const { m } = useWords();
  const { screen } = useRoute();
  const { restaurants, failed, load, chosen, choose } = useRestaurants();
  if (failed && !restaurants) {
    return (
      <main className="mx-auto max-w-2xl px-5 py-10">
        <EmptyHalfPlate level={1} title={m.unreachable}>
          <Button onClick={load} className="self-start">
            {m.tryAgain}
          </Button>
        </EmptyHalfPlate>
      </main>
    );
  }
  if (!restaurants) return <p className="sr-only">{m.loading}</p>;
  if (!chosen) return <NoTeam />;
  return (
    <HouseProvider key={chosen._id} restaurant={chosen} restaurants={restaurants} choose={choose} onGone={load}>
      <ToastProvider>
        <Shell screen={screen}>
          <Suspense fallback={<p className="sr-only">{m.loading}</p>}>
            {screen === 'today' ? <TodayScreen /> : screen === 'scan' ? <ScanScreen /> : <CodeScreen />}
          </Suspense>
        </Shell>
      </ToastProvider>
    </HouseProvider>
  );
}
