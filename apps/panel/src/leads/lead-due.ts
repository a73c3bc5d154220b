import type { LeadCard } from '@metade/contracts/leads.ts';
import { daysBetween } from '@metade/domain/time.ts';
import type { Words } from '../words/words.tsx';

export type Due = { text: string; tone: 'late' | 'today' | null };

/** What comes next of a lead and when, in words; of one without a next step when it came. */
export function leadDue(lead: LeadCard, today: string, { m, date }: Pick<Words, 'm' | 'date'>): Due {
  const words = m.licensee.leads;
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

/** What a lead is called: the restaurant and its city, else the person. */
export const leadName = ({ company_name, name, city }: LeadCard): string =>
  [company_name || name, city.name].filter(Boolean).join(', ');
