import type { ReactNode } from 'react';
import { useAdminRoles } from '../session/admin-roles.tsx';
import { placesOf, type Screen } from '../shell/places.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { adminAreas } from '../shell/areas.ts';
import { useWaiting } from '../queues/use-waiting.ts';
import { useWaitingLeads } from '../leads/use-waiting-leads.ts';
import { useWords } from '../words/words.tsx';
import { Count } from './count.tsx';
import { type Badge, Frame } from './frame.tsx';

const inset = 'mx-auto max-w-[84rem] px-4 rail:px-7';

type Parts = {
  screen: Screen;
  /** Above what the screen shows. */
  over?: ReactNode;
  children: ReactNode;
};

const areasUnderMore = Object.entries(adminAreas).flatMap(([key, area]) => ('bar' in area ? [] : [key]));
const sumOf = (counts: Readonly<Record<string, number>>, keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0);

/** The frame of the marketplace's admins; what waits for them is counted where it is worked on. */
export function AdminShell(parts: Parts) {
  const { m } = useWords();
  const waiting = useWaiting();
  const badge: Badge = (of, look) => {
    const count = of === 'more' ? sumOf(waiting, areasUnderMore) : (waiting[of] ?? 0);
    return <Count key={of} count={count} said={m.board.waiting(count)} {...look} />;
  };
  return <DeskShell of="admin" badge={badge} {...parts} />;
}

/** The frame of a licensee; the leads that are due are counted at their area. */
export function LicenseeShell(parts: Parts) {
  const { m } = useWords();
  const { late, due } = useWaitingLeads();
  const words = m.licensee.leads;
  const said = [late > 0 && words.overdue(late), due > 0 && words.dueToday(due)].filter(Boolean).join(', ');
  const badge: Badge = (area, look) => (area === 'leads' ? <Count count={late + due} said={said} {...look} /> : null);
  return <DeskShell of="licensee" badge={badge} {...parts} />;
}

function DeskShell({
  of,
  badge,
  screen,
  over,
  children,
}: {
  of: 'admin' | 'licensee';
  badge: Badge;
} & Parts) {
  return (
    <Frame screen={screen} known={placesOf(of, useAdminRoles())} badge={badge} mayLogOut={mayLeave} inset={inset}>
      {over}
      <div className={`${inset} pt-5 pb-10`}>{children}</div>
    </Frame>
  );
}
