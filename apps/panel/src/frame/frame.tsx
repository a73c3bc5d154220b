import { Dialog } from '@metade/ui/dialog.tsx';
import { Mark } from '@metade/ui/logo.tsx';
import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { PanelLink } from '../shell/navigation.tsx';
import { type Area, areasOf, type Screen, type Tab } from '../shell/places.ts';
import { useOpenInSight } from '../shell/use-open-in-sight.ts';
import { useWords } from '../words/words.tsx';
import { AwayNotice } from './away-notice.tsx';
import { entryLook, moreRowLook } from './looks.ts';

/** The badge of an area, a screen, or 'more': all areas that a small screen has no room for. Null where there is nothing to do. */
export type Badge = (of: string, look?: { inline?: boolean }) => ReactNode;

/**
 * The frame of every screen: areas in a rail, on a small screen three of them in a bottom bar with the rest under "more", and the
 * screens of the current area as tabs.
 */
export function Frame({
  screen,
  known,
  badge = () => null,
  account,
  action = () => null,
  mayLogOut,
  inset = 'px-4 md:px-6',
  children,
}: {
  screen: Screen;
  known: readonly Tab[];
  badge?: Badge;
  /** Head of the "more" menu; given a function that closes it. */
  account?: (close: () => void) => ReactNode;
  /** Next to the areas: an action instead of a link. */
  action?: (className: string, close?: () => void) => ReactNode;
  mayLogOut: () => boolean;
  /** Horizontal padding of the screens, which the tabs share. */
  inset?: string;
  children: ReactNode;
}) {
  const { m } = useWords();
  const [moreOpen, setMoreOpen] = useState(false);
  const close = () => setMoreOpen(false);
  const areas = areasOf(known);
  const current = areas.find(({ tabs }) => tabs.some(([name]) => name === screen));
  const entries = (foot: boolean) =>
    areas
      .filter((area) => (area.foot ?? false) === foot)
      .map((area) => <Entry key={area.key} area={area} current={area === current} badge={badge(area.key)} />);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-2 bg-ink px-4 py-3 text-sm font-semibold text-page focus:translate-y-0"
      >
        {m.skipToContent}
      </a>
      <div className="min-h-dvh pb-[calc(4rem+env(safe-area-inset-bottom))] rail:pb-0 rail:pl-23">
        <nav
          aria-label={m.mainNavigation}
          data-bar="pages"
          className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] rail:inset-y-0 rail:right-auto rail:flex rail:w-23 rail:flex-col rail:gap-1 rail:overflow-y-auto rail:border-t-0 rail:border-r rail:bg-sunk rail:px-2 rail:pt-4 rail:pb-3"
        >
          <Mark className="mx-auto mb-3 hidden size-12 shrink-0 rail:block" />
          {entries(false)}
          <div aria-hidden="true" className="hidden rail:mt-auto rail:block" />
          {entries(true)}
          {action(`${entryLook} bar:hidden!`)}
          <button type="button" onClick={() => setMoreOpen(true)} aria-haspopup="dialog" className={entryLook}>
            <Menu aria-hidden="true" className="size-6" strokeWidth={1.9} />
            {m.more}
            <span className="rail:hidden">{badge('more')}</span>
          </button>
        </nav>
        <main id="content" tabIndex={-1} className="outline-none">
          <Tabs area={current} screen={screen} badge={badge} inset={inset} />
          <AwayNotice inset={inset} />
          {children}
        </main>
      </div>
      <Dialog sheet open={moreOpen} onClose={close} title={m.more} closeLabel={m.close}>
        <div className="flex flex-col gap-5">
          {account?.(close)}
          <nav aria-label={m.more} className="-my-2 empty:hidden rail:hidden">
            {areas
              .filter((area) => !area.bar)
              .map(({ key, tabs, icon: Icon, label }) => (
                <PanelLink key={key} href={tabs[0]?.[1].path ?? ''} onClick={close} className={moreRowLook}>
                  <Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
                  {label(m)}
                  {badge(key, { inline: true })}
                </PanelLink>
              ))}
          </nav>
          {action(`${moreRowLook} rail:hidden`, close)}
          <LanguageSelect />
          <LeaveRow mayLogOut={mayLogOut} />
        </div>
      </Dialog>
    </>
  );
}

function Entry({ area, current, badge }: { area: Area; current: boolean; badge: ReactNode }) {
  const { m } = useWords();
  const { icon: Icon, tabs, bar, label } = area;
  return (
    <PanelLink
      href={tabs[0]?.[1].path ?? ''}
      aria-current={current ? 'page' : undefined}
      className={`${entryLook} ${bar ? '' : 'bar:hidden!'}`}
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
      {label(m)}
      {badge}
    </PanelLink>
  );
}

/** The tabs of an area; on a phone the row scrolls, and the current tab is scrolled into view. */
function Tabs({ area, screen, badge, inset }: { area: Area | undefined; screen: Screen; badge: Badge; inset: string }) {
  const { m } = useWords();
  const row = useOpenInSight<HTMLElement>(screen);
  if (!area || area.tabs.length < 2) return null;
  return (
    <div className="border-b border-line">
      <nav ref={row} aria-label={area.label(m)} className={`flex gap-x-5 overflow-x-auto ${inset}`}>
        {area.tabs.map(([name, place]) => (
          <PanelLink
            key={name}
            href={place.path}
            aria-current={name === screen ? 'page' : undefined}
            className="flex min-h-12 shrink-0 items-center border-b-2 border-transparent text-sm font-semibold text-ink-2 focus-visible:outline-offset-[-3px] aria-[current]:border-brand aria-[current]:text-ink"
          >
            {place.label(m)}
            {/* The first screen may share its area's name: the badge then shows only on the area. */}
            {name === area.key ? null : badge(name, { inline: true })}
          </PanelLink>
        ))}
      </nav>
    </div>
  );
}

function LeaveRow({ mayLogOut }: { mayLogOut: () => boolean }) {
  const { m } = useWords();
  const { email, logOut } = useSession();
  return (
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
  );
}
