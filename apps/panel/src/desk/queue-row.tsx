import type { DeskQueueView } from '@metade/contracts/desk.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { ChevronRight, CircleAlert, Clock, ClockAlert, Phone, RotateCw } from 'lucide-react';
import { PanelLink } from '../shell/navigation.tsx';
import { jobName } from '../words/job-name.ts';
import { useWords } from '../words/words.tsx';
import { deadlineWords, spanWords } from './deadline-words.ts';
import { Holder } from './holder.tsx';
import { targetOf } from './queue-target.ts';
import { useClock } from './use-clock.ts';

const grounds = {
  ending: 'bg-wait-soft text-wait-ink',
  late: 'bg-bad-soft text-bad-ink',
  due: 'text-ink-2',
  open: 'text-ink-2',
};
const icons = { ending: ClockAlert, late: CircleAlert, due: Clock, open: Clock };

/** A queue: its size, its most urgent entry with the deadline, and the action. */
export function QueueRow({ of, now, endingMinutes }: { of: DeskQueueView; now: number; endingMinutes: number }) {
  const { m, date } = useWords();
  const clock = useClock();
  const { name, act } = m.board.queues[of.queue];
  const [first] = of.items;
  const firstName =
    first?.name && (of.queue === 'jobs' || of.queue === 'payments') ? jobName({ m }, first.name) : first?.name;
  const until = first && deadlineWords(first, now, endingMinutes, m.board, clock);
  const Icon = until ? (first.deadline === null && first.next !== null ? RotateCw : icons[until.urgency]) : Clock;
  const meal = first?.meal;
  const about = first && [
    [firstName, first.city].filter(Boolean).join(', '),
    meal ? m.board.meal(date(meal.date, 'short'), meal.time, meal.places) : first.detail,
    m.board.ago(spanWords(now - Date.parse(first.since), m.board)),
  ];
  const href = first && targetOf(of.queue, first);
  const said = first ? m.board.actOn(act, name, firstName ?? '') : '';
  return (
    <li
      className={`relative grid grid-cols-[1.75rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 border-b border-line px-4 py-3 last:border-b-0 sm:min-h-18 sm:grid-cols-[2.5rem_minmax(0,1.7fr)_minmax(9rem,1fr)_7rem] ${until ? grounds[until.urgency] : ''}`}
    >
      <span className={`display text-right text-dmd ${first ? 'text-ink' : 'text-ink-3'}`}>
        {of.failed ? '–' : of.count}
      </span>
      <div className="min-w-0">
        <h3 className="text-md leading-snug font-semibold text-ink">{name}</h3>
        <p className="text-sm leading-snug break-words">
          {of.failed ? <span className="font-semibold text-bad-ink">{m.board.failed}</span> : null}
          {!of.failed && !about ? m.board.nothing : null}
          {about?.filter(Boolean).join(', ')}
        </p>
        {first ? <Holder key={first._id} queue={of.queue} item={first} /> : null}
      </div>
      {until ? (
        <p className="col-start-2 flex items-center gap-2 text-sm font-semibold sm:col-start-3">
          <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.9} />
          {until.text}
        </p>
      ) : null}
      {first && href ? (
        <div className="col-start-3 row-start-1 row-end-3 sm:col-start-4 sm:row-end-2">
          {of.queue === 'bookings' && first.phone ? (
            <a href={`tel:${first.phone}`} aria-label={said} className={`${buttonClass()} w-full max-sm:hidden!`}>
              <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
              {act}
            </a>
          ) : (
            <PanelLink href={href} aria-label={said} className={`${buttonClass()} w-full max-sm:hidden!`}>
              {act}
            </PanelLink>
          )}
          <PanelLink
            href={href}
            aria-label={said}
            className="absolute inset-0 grid place-items-center justify-end pr-4 focus-visible:outline-offset-[-3px] sm:hidden"
          >
            <ChevronRight aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.9} />
          </PanelLink>
        </div>
      ) : null}
    </li>
  );
}
