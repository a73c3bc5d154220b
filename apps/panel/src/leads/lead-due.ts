import type { LeadCard } from '@metade/contracts/leads.ts';
import { daysBetween } from '@metade/domain/time.ts';
import type { Words } from '../words/words.tsx';

export type Due = { text: string; tone: 'late' | 'today' | null };

/** A lead's next step and its date in words; without one, when the lead came in. */
export function leadDue(lead: LeadCard, { m, date }: Pick<Words, 'm' | 'date'>): Due {
  const words = m.licensee.leads;
  const { today } = lead;
  const day = (of: string) => {
    const ago = daysBetween(of, today);
    return ago === 0 ? words.today : ago === 1 ? words.yesterday : date(of, 'short');
  };
  if (lead.next_on === null) return { text: lead.next_step || day(lead.created.slice(0, 10)), tone: null };
  if (lead.state === 'signed' || lead.state === 'lost')
    return { text: lead.next_step || day(lead.next_on), tone: null };
  if (lead.next_on < today) return { text: words.expired(day(lead.next_on)), tone: 'late' };
  if (lead.next_on === today)
    return { text: lead.next_step ? words.stepToday(lead.next_step) : words.today, tone: 'today' };
  const when = date(lead.next_on, 'short');
  return { text: lead.next_step ? words.stepOn(lead.next_step, when) : words.on(when), tone: null };
}

/** A lead's name: the restaurant and its city, else the person. */
export const leadName = ({ company_name, name, city }: Pick<LeadCard, 'company_name' | 'name' | 'city'>): string =>
  [company_name || name, city.name].filter(Boolean).join(', ');

/** How many leads are past their day, and due on theirs. */
export function waitingLeads(leads: readonly LeadCard[]): { late: number; due: number } {
  const open = leads.filter(({ state, next_on: on }) => state !== 'signed' && state !== 'lost' && on !== null);
  return {
    late: open.filter(({ next_on: on, today }) => (on ?? today) < today).length,
    due: open.filter(({ next_on: on, today }) => on === today).length,
  };
}
