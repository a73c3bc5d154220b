import { isPartySize, partyRange } from '@metade/domain/party.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import type { Changing } from './change-facts.ts';

/** Throws when a booking's own table cannot seat so many. */
export async function refuseUnseatable(context: Context, old: Changing, people: number): Promise<void> {
  if (people > old.places) throw new Refused('table_too_small', { places: old.places, people });
  const { settings } = await context.markets.market(old.country);
  const facts = { peopleMax: settings.peopleMax, onePersonAllowed: old.one_person_ok };
  if (!isPartySize(people, facts)) throw new Refused('people_out_of_range', partyRange(facts));
}
