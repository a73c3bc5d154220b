import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { adminPlaces } from './admin-places.ts';
import { adminAreas, licenseeAreas } from './areas.ts';
import { licenseePlaces } from './licensee-places.ts';
import { mayCall, mayCallAsAdmin } from './may-call.ts';
import type { Head } from './head.ts';
import type { Place } from './place.ts';
import { teamPlaces } from './team-places.ts';

/** Every screen of the panel. The first of a group is the default for an address that names none. */
export const places = { ...teamPlaces, ...adminPlaces, ...licenseePlaces } as const;

export type Screen = keyof typeof places;
export type ScreenOf<Group extends Place['of']> = {
  [S in Screen]: (typeof places)[S]['of'] extends Group ? S : never;
}[Screen];

/** An entry of the navigation: its name and its screens, the first of which it links to. */
export type Area = Head & { key: string; tabs: readonly Tab[] };
export type Tab = readonly [Screen, Place];

const entries = Object.entries(places) as [Screen, Place][];

/**
 * The screens a group may open, in order: for the caller's role in the team, or their admin roles. Without roles: all of the group.
 */
export function placesOf(of: Place['of'], as?: TeamRole | readonly AdminRole[]): [Screen, Place][] {
  return entries.filter(([, place]) => {
    if (place.of !== of) return false;
    if (place.of === 'team') return typeof as !== 'string' || mayCall(as, place.call);
    return place.of !== 'admin' || typeof as !== 'object' || mayCallAsAdmin(as, place.call);
  });
}

/** The navigation over what a caller may go to. */
export function areasOf(known: readonly Tab[]): Area[] {
  const tabsOf = (key: string) => known.filter(([name, place]) => headOf(name, place) === key);
  const heads: [string, Head][] = known.flatMap(([name, place]) =>
    place.of === 'team' && place.within === undefined ? [[name, place]] : [],
  );
  const [first] = known;
  if (first?.[1].of === 'admin') heads.push(...Object.entries(adminAreas));
  if (first?.[1].of === 'licensee') heads.push(...Object.entries(licenseeAreas));
  return heads.map(([key, head]) => ({ ...head, key, tabs: tabsOf(key) })).filter(({ tabs }) => tabs.length > 0);
}

const headOf = (name: Screen, place: Place): string => (place.of === 'team' ? (place.within ?? name) : place.area);
