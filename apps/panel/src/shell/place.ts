import type { panel } from '@metade/i18n/pt/panel.ts';
import type { LucideIcon } from 'lucide-react';
import type { AdminArea, LicenseeArea } from './areas.ts';
import type { AdminCall, TeamCall } from './may-call.ts';

type Words = typeof panel;

type PlaceParts = { path: string; label: (m: Words) => string };

/** For a restaurant's team, by the roles of its call: an entry of the navigation, or a tab of one. */
export type TeamPlace = PlaceParts & {
  of: 'team';
  call: TeamCall;
  icon: LucideIcon;
  /** One of the three entries in a phone's bottom bar; the others are under "more". */
  bar?: true;
  /** Shown as a tab of this place instead of an entry. */
  within?: string;
};
/** For the marketplace's admins, by the roles of its call: a tab of an area. */
export type AdminPlace = PlaceParts & { of: 'admin'; area: AdminArea; call: AdminCall };
/** For a licensee: a tab of an area. */
export type LicenseePlace = PlaceParts & { of: 'licensee'; area: LicenseeArea };

export type Place = TeamPlace | AdminPlace | LicenseePlace;
