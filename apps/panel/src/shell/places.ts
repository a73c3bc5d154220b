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
import { mayCall, type TeamCall } from './may-call.ts';

type PlaceParts = {
  path: string;
  label: (m: typeof panel) => string;
  icon: LucideIcon;
  /** At hand on a phone, where the bar has room for three; the others are under "more". */
  bar?: true;
  /** Shown as a tab of this place instead of beside it. */
  within?: string;
};

/** Whose place it is: of a restaurant's team, by the roles of the call that it is for, or of admins. */
export type Place = PlaceParts & ({ of: 'team'; call: TeamCall } | { of: 'admin' });

/** Every screen of the panel in the order of its navigation. The first of a group is shown for an address that names none. */
export const places = {
  today: { path: '/panel/', label: (m) => m.today, icon: ListChecks, of: 'team', call: 'getHostDay', bar: true },
  scan: { path: '/panel/scan', label: (m) => m.scan, icon: ScanQrCode, of: 'team', call: 'redeemVoucher', bar: true },
  code: { path: '/panel/code', label: (m) => m.code, icon: Keyboard, of: 'team', call: 'redeemVoucher', bar: true },
  reservations: {
    path: '/panel/reservations',
    label: (m) => m.reservations.title,
    icon: BookOpenText,
    of: 'team',
    call: 'listReservations',
  },
  grid: { path: '/panel/grid', label: (m) => m.grid.nav, icon: Grid3x3, of: 'team', call: 'saveGrid' },
  calendar: {
    path: '/panel/calendar',
    label: (m) => m.calendar.nav,
    icon: CalendarDays,
    of: 'team',
    call: 'getCalendar',
  },
  report: {
    path: '/panel/report',
    label: (m) => m.report.title,
    icon: ChartColumn,
    of: 'team',
    call: 'getReport',
  },
  demand: {
    path: '/panel/demand',
    label: (m) => m.demand.title,
    icon: TrendingUp,
    of: 'team',
    call: 'listDemand',
    within: 'report',
  },
  restaurant: {
    path: '/panel/house',
    label: (m) => m.manage.title,
    icon: Store,
    of: 'team',
    call: 'getRestaurantProfile',
  },
  connections: {
    path: '/panel/connections',
    label: (m) => m.connections.title,
    icon: Cable,
    of: 'team',
    call: 'listWebhooks',
    within: 'restaurant',
  },
  waiterPin: {
    path: '/panel/waiter-pin',
    label: (m) => m.waiterPin.title,
    icon: KeyRound,
    of: 'team',
    call: 'setWaiterPin',
    within: 'code',
  },
  menu: {
    path: '/panel/menu',
    label: (m) => m.manage.menu.title,
    icon: Soup,
    of: 'team',
    call: 'getRestaurantMenu',
    within: 'restaurant',
  },
  pictures: {
    path: '/panel/pictures',
    label: (m) => m.manage.pictures.title,
    icon: Images,
    of: 'team',
    call: 'getPictures',
    within: 'restaurant',
  },
  reviews: {
    path: '/panel/reviews',
    label: (m) => m.manage.reviews.title,
    icon: Star,
    of: 'team',
    call: 'listRestaurantReviews',
    within: 'restaurant',
  },
  restaurantClaims: {
    path: '/panel/house-claims',
    label: (m) => m.evening.claims.nav,
    icon: Scale,
    of: 'team',
    call: 'listRestaurantClaims',
    within: 'restaurant',
  },
  team: {
    path: '/panel/team',
    label: (m) => m.manage.team.title,
    icon: Users,
    of: 'team',
    call: 'listTeam',
    within: 'restaurant',
  },
  notices: { path: '/panel/notices', label: (m) => m.notices.title, icon: Bell, of: 'team', call: 'getNotices' },
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
    ([, place]) => place.of === of && (place.of === 'admin' || role === undefined || mayCall(role, place.call)),
  );
}

/** The tabs that a place is one of, itself among them; none when it stands alone. */
export function tabsOf(screen: Screen, known: readonly [Screen, Place][]): [Screen, Place][] {
  const head = (places[screen] as Place).within ?? screen;
  const tabs = known.filter(([name, place]) => name === head || place.within === head);
  return tabs.length > 1 ? tabs : [];
}
