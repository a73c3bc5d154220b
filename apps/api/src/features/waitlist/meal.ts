import type { Places } from '@metade/domain/grid.ts';
import type { Waiting } from '@metade/domain/waitlist.ts';
import type { Jobs } from '../../jobs/job-payloads.ts';

/** A period of a date at a restaurant. */
export type Meal = Jobs['serve_line'];
/** A waitlist entry of the meal. */
export type WaitlistEntry = Waiting & { id: string; user: string; people: number; locale: string };
/** A slot of the meal with tables for the waitlist: kept ones, or free ones. */
export type WaitlistTable = { slot: string; time: string; places: Places; kept: number };
