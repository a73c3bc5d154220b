import { Mark } from '@metade/ui/logo.tsx';
import { LogOut } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSession } from '../session/session.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { PanelLink, useRoute } from '../shell/navigation.tsx';
import { placesOf, type ScreenOf } from '../shell/places.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { ClaimsScreen } from './claims-screen.tsx';
import { DisputesScreen } from './disputes-screen.tsx';
import { FlaggedScreen } from './flagged-screen.tsx';
import { LogScreen } from './log-screen.tsx';
import { MailsScreen } from './mails-screen.tsx';
import { OrdersDesk } from './orders-desk.tsx';
import { ProposalsScreen } from './proposals-screen.tsx';
import { RefundsScreen } from './refunds-screen.tsx';
import { RegistrationsScreen } from './registrations-screen.tsx';
import { RestaurantsDesk } from './restaurants-desk.tsx';
import { UsersDesk } from './users-desk.tsx';
import { useOpenInSight } from '../shell/use-open-in-sight.ts';

const screens: Record<ScreenOf<'admin'>, ComponentType> = {
  queue: RegistrationsScreen,
  proposals: ProposalsScreen,
  restaurants: RestaurantsDesk,
  users: UsersDesk,
  orders: OrdersDesk,
  refunds: RefundsScreen,
  disputes: DisputesScreen,
  claims: ClaimsScreen,
  flagged: FlaggedScreen,
  log: LogScreen,
  mails: MailsScreen,
};

/** What an admin works on; the queue of registrations first. */
export default function AdminScreen() {
  const { m } = useWords();
  const { email, logOut } = useSession();
  const { screen } = useRoute();
  const known = placesOf('admin');
  const shown = (known.find(([name]) => name === screen)?.[0] ?? 'queue') as ScreenOf<'admin'>;
  const ScreenShown = screens[shown];
  const areas = useOpenInSight<HTMLElement>(shown);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col px-5 pb-10">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3">
        <Mark className="size-11" />
        <nav
          ref={areas}
          aria-label={m.admin.areas}
          className="order-last -mx-5 flex w-[calc(100%+2.5rem)] gap-x-5 overflow-x-auto px-5 md:flex-wrap md:overflow-x-visible"
        >
          {known.map(([name, place]) => (
            <Area key={name} href={place.path} current={name === shown} label={place.label(m)} />
          ))}
        </nav>
        <p className="min-w-0 flex-1 text-right text-sm break-words text-ink-3">{email}</p>
        <button
          type="button"
          onClick={() => mayLeave() && logOut()}
          className="flex min-h-11 items-center gap-2 rounded-2 px-3 text-sm font-semibold hover:bg-hover"
        >
          <LogOut aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.logOut}
        </button>
      </header>
      <main id="content" className="flex-1 pt-6">
        <ScreenShown />
      </main>
      <footer className="max-w-64 pt-10">
        <LanguageSelect />
      </footer>
    </div>
  );
}

function Area({ href, current, label }: { href: string; current: boolean; label: string }) {
  return (
    <PanelLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent font-semibold focus-visible:outline-offset-[-3px] text-ink-2 aria-[current]:border-brand aria-[current]:text-ink"
    >
      {label}
    </PanelLink>
  );
}
