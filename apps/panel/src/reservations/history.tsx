import type { Answer } from '@metade/api-client/client.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words.tsx';
import type { Words } from '../words/words.tsx';

type Step = Answer<'getReservation'>['data']['history'][number];

/** What happened to a booking, the newest first: what, who, when on the restaurant's clock. */
export function History({ steps, timeZone }: { steps: readonly Step[]; timeZone: string }) {
  const { m, date, time } = useWords();
  return (
    <section>
      <h2 className="text-dsm">{m.reservations.history}</h2>
      <ol className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4">
        {steps.toReversed().map((step) => (
          <li key={`${step.at} ${step.from} ${step.to} ${step.action}`} className="text-sm">
            <p className="font-semibold">
              {stepWords(step, m)}
              {step.how && step.how in m.reservations.how
                ? ` ${m.reservations.how[step.how as keyof typeof m.reservations.how]}`
                : ''}
            </p>
            {step.reason ? <p className="break-words text-ink-2">{step.reason}</p> : null}
            {step.before ? (
              <p className="text-ink-2">
                {m.reservations.was(
                  `${date(step.before.date, 'past')}, ${step.before.time}`,
                  m.row.tableFor(step.before.places),
                  m.row.people(step.before.people),
                )}
              </p>
            ) : null}
            <p className="text-ink-3">
              {date(localDateOf(step.at, timeZone), 'past')}, {time(step.at, timeZone)} ·{' '}
              {step.name ?? m.reservations.by[step.by]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepWords({ from, to, action }: Step, { reservations: { steps } }: Words['m']): string {
  if (action === 'correct')
    return `${steps.corrected}: ${to in ofState ? steps[ofState[to as keyof typeof ofState]] : steps.other}`;
  if (action !== null && action in ofAction) return steps[ofAction[action as keyof typeof ofAction]];
  if (from === null) return steps.held;
  if (from === to) return to === 'confirmed' ? steps.paid : steps.other;
  return to in ofState ? steps[ofState[to as keyof typeof ofState]] : steps.other;
}

const ofAction = {
  accept: 'accepted',
  decline: 'declined',
  redeem: 'redeemed',
  mark_no_show: 'noShow',
  undo_arrived: 'undoArrived',
  undo_no_show: 'undoNoShow',
  uphold_dispute: 'upheld',
  change: 'changed',
  keep: 'kept',
  unkeep: 'unkept',
} as const;

const ofState = {
  held: 'held',
  awaiting_restaurant: 'requested',
  confirmed: 'confirmed',
  declined: 'declined',
  arrived: 'redeemed',
  no_show: 'noShow',
  completed: 'completed',
  unanswered: 'unanswered',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
