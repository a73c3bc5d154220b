import { Heart, MapPin, Search, Ticket, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Kept } from './kept.tsx';
import { PageLink } from './page-link.tsx';
import { useRootData } from './root-data.ts';
import { useWords } from '../words/words.tsx';
import { useCityPicker } from './city-picker.tsx';

/** The phone's navigation, as in an app. */
export function BottomBar() {
  const { m } = useWords();
  const { user } = useRootData();
  const { pathname } = useLocation();
  const openCities = useCityPicker();
  const searching = pathname === '/' || pathname.startsWith('/restaurant');
  const account = user ? '/profile/edit' : '/sigin';
  return (
    <Kept by={['bottom bar', searching]}>
      <nav
        aria-label={m.site.menu}
        data-bar="pages"
        className="no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 max-xs:grid-cols-2 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <BarLink to="/" current={searching}>
          <Search aria-hidden="true" className="size-6" strokeWidth={1.9} />
          {m.site.search}
        </BarLink>
        <button type="button" onClick={openCities} className={ITEM}>
          <MapPin aria-hidden="true" className="size-6" strokeWidth={1.9} />
          {m.search.where}
        </button>
        <BarLink to="/wishlist" current={pathname === '/wishlist'}>
          <Heart aria-hidden="true" className="size-6" strokeWidth={1.9} />
          {m.site.saved}
        </BarLink>
        <BarLink to="/reserve" current={pathname.startsWith('/reserve') || pathname.startsWith('/infos-reserve')}>
          <Ticket aria-hidden="true" className="size-6" strokeWidth={1.9} />
          {m.site.myReservations}
        </BarLink>
        <BarLink to={account} current={pathname === account || pathname.startsWith('/profile')}>
          <UserRound aria-hidden="true" className="size-6" strokeWidth={1.9} />
          {m.site.profile}
        </BarLink>
      </nav>
    </Kept>
  );
}

const ITEM =
  'flex min-h-16 flex-col items-center justify-center gap-0.5 text-center text-2xs font-medium text-ink-2 aria-[current]:font-bold aria-[current]:text-brand-ink';

function BarLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <PageLink to={to} aria-current={current ? 'page' : undefined} className={ITEM}>
      {children}
    </PageLink>
  );
}
