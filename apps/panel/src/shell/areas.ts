import {
  CalendarCheck,
  Contact,
  FileText,
  History,
  Landmark,
  LayoutDashboard,
  Map as MapIcon,
  ReceiptEuro,
  SlidersHorizontal,
  Star,
  Store,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { Head } from './head.ts';

/** The areas of an admin's navigation, in order. An area without screens is hidden; its first screen is its link. */
export const adminAreas = {
  desk: { label: (m) => m.areas.desk, icon: LayoutDashboard, bar: true },
  restaurants: { label: (m) => m.areas.restaurants, icon: Store, bar: true },
  bookings: { label: (m) => m.areas.bookings, icon: CalendarCheck, bar: true },
  money: { label: (m) => m.areas.money, icon: Landmark },
  people: { label: (m) => m.areas.people, icon: Users },
  content: { label: (m) => m.areas.content, icon: FileText },
  coupons: { label: (m) => m.areas.coupons, icon: TicketPercent },
  licences: { label: (m) => m.areas.licences, icon: MapIcon },
  rules: { label: (m) => m.areas.rules, icon: SlidersHorizontal },
  log: { label: (m) => m.areas.log, icon: History, foot: true },
} as const satisfies Record<string, Head>;
export type AdminArea = keyof typeof adminAreas;

/** The areas of a licensee's navigation. */
export const licenseeAreas = {
  territory: { label: (m) => m.areas.territory, icon: MapIcon, bar: true },
  restaurants: { label: (m) => m.areas.restaurants, icon: Store },
  leads: { label: (m) => m.areas.leads, icon: Contact, bar: true },
  bookings: { label: (m) => m.areas.bookings, icon: CalendarCheck, bar: true },
  reviews: { label: (m) => m.areas.reviews, icon: Star },
  statement: { label: (m) => m.areas.statement, icon: ReceiptEuro },
} as const satisfies Record<string, Head>;
export type LicenseeArea = keyof typeof licenseeAreas;
