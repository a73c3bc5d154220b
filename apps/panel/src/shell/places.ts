import type { TeamRole } from '@metade/contracts/endpoint.ts';
import type { panel } from '@metade/i18n/pt/panel.ts';
import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  BookOpenText,
  CalendarDays,
  Flag,
  Grid3x3,
  Gavel,
  Images,
  KeyRound,
  Keyboard,
  Cable,
  ListChecks,
  ListTodo,
  MailWarning,
  ReceiptText,
  Scale,
  ScanQrCode,
  ScrollText,
  Signpost,
  Soup,
  Star,
  Store,
  Users,
} from 'lucide-react';
import { ChartColumn, TrendingUp, Undo2 } from 'lucide-react';

export type Place = {
  path: string;
  label: (m: typeof panel) => string;
  icon: LucideIcon;
  /** Whose place it is: of a restaurant's team, or of admins. */
  of: 'team' | 'admin';
  /** Who of a team may come; everybody when left out. */
  roles?: readonly TeamRole[];
  /** At hand on a phone, where the bar has room for three; the others are under "more". */
  bar?: true;
  /** Shown as a tab of this place instead of beside it. */
  within?: string;
};

/** Every screen of the panel in the order of its navigation. The first of a group is shown for an address that names none. */
export const places = {
  today: { path: '/panel/', label: (m) => m.today, icon: ListChecks, of: 'team', bar: true },
  scan: { path: '/panel/scan', label: (m) => m.scan, icon: ScanQrCode, of: 'team', bar: true },
  code: { path: '/panel/code', label: (m) => m.code, icon: Keyboard, of: 'team', bar: true },
  reservations: { path: '/panel/reservations', label: (m) => m.reservations.title, icon: BookOpenText, of: 'team' },
  grid: { path: '/panel/grid', label: (m) => m.grid.nav, icon: Grid3x3, of: 'team', roles: ['owner', 'manager'] },
  calendar: {
    path: '/panel/calendar',
    label: (m) => m.calendar.nav,
    icon: CalendarDays,
    of: 'team',
    roles: ['owner', 'manager'],
  },
  report: {
    path: '/panel/report',
    label: (m) => m.report.title,
    icon: ChartColumn,
    of: 'team',
    roles: ['owner', 'manager'],
  },
  demand: {
    path: '/panel/demand',
    label: (m) => m.demand.title,
    icon: TrendingUp,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'report',
  },
  house: {
    path: '/panel/house',
    label: (m) => m.house.title,
    icon: Store,
    of: 'team',
    roles: ['owner', 'manager'],
  },
  connections: {
    path: '/panel/connections',
    label: (m) => m.connections.title,
    icon: Cable,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  waiterPin: {
    path: '/panel/waiter-pin',
    label: (m) => m.waiterPin.title,
    icon: KeyRound,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'code',
  },
  menu: {
    path: '/panel/menu',
    label: (m) => m.house.menu.title,
    icon: Soup,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  pictures: {
    path: '/panel/pictures',
    label: (m) => m.house.pictures.title,
    icon: Images,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  reviews: {
    path: '/panel/reviews',
    label: (m) => m.house.reviews.title,
    icon: Star,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  houseClaims: {
    path: '/panel/house-claims',
    label: (m) => m.evening.claims.nav,
    icon: Scale,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  team: {
    path: '/panel/team',
    label: (m) => m.house.team.title,
    icon: Users,
    of: 'team',
    roles: ['owner', 'manager'],
    within: 'house',
  },
  notices: { path: '/panel/notices', label: (m) => m.notices.title, icon: Bell, of: 'team' },
  queue: { path: '/panel/registrations', label: (m) => m.admin.title, icon: ListTodo, of: 'admin' },
  proposals: { path: '/panel/proposals', label: (m) => m.proposals.nav, icon: Signpost, of: 'admin' },
  restaurants: { path: '/panel/restaurants', label: (m) => m.desk.restaurants, icon: Store, of: 'admin' },
  users: { path: '/panel/users', label: (m) => m.desk.users, icon: Users, of: 'admin' },
  orders: { path: '/panel/orders', label: (m) => m.desk.orders, icon: ReceiptText, of: 'admin' },
  refunds: { path: '/panel/refunds', label: (m) => m.desk.refundRequests, icon: Undo2, of: 'admin' },
  disputes: { path: '/panel/disputes', label: (m) => m.desk.disputes, icon: Gavel, of: 'admin' },
  claims: { path: '/panel/claims', label: (m) => m.desk.claims, icon: Scale, of: 'admin' },
  flagged: { path: '/panel/flagged', label: (m) => m.flagged.nav, icon: Flag, of: 'admin' },
  log: { path: '/panel/log', label: (m) => m.desk.log, icon: ScrollText, of: 'admin' },
  mails: { path: '/panel/mails', label: (m) => m.admin.mails, icon: MailWarning, of: 'admin' },
} as const satisfies Record<string, Place>;

export type Screen = keyof typeof places;
export type ScreenOf<Group extends Place['of']> = {
  [S in Screen]: (typeof places)[S]['of'] extends Group ? S : never;
}[Screen];

const entries = Object.entries(places) as [Screen, Place][];

/** What a group may go to, in order. role: the caller's in the team. */
export function placesOf(of: Place['of'], role?: TeamRole): [Screen, Place][] {
  return entries.filter(
    ([, place]) => place.of === of && (role === undefined || (place.roles?.includes(role) ?? true)),
  );
}

/** The tabs that a place is one of, itself among them; none when it stands alone. */
export function tabsOf(screen: Screen, known: readonly [Screen, Place][]): [Screen, Place][] {
  const head = (places[screen] as Place).within ?? screen;
  const tabs = known.filter(([name, place]) => name === head || place.within === head);
  return tabs.length > 1 ? tabs : [];
}
