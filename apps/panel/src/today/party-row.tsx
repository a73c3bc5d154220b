import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import { Button } from '@metade/ui/button.tsx';
import { CircleCheck, Footprints, PhoneCall, X } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../words/words.tsx';
import { NOTE_BELOW, ROW } from './row-layout.ts';
import { People } from './people.tsx';

export type PartyActions = {
  arrive: (party: DirectBooking) => void;
  giveBack: (party: DirectBooking) => void;
};

/** A walk-in or phone booking, among the day's bookings. */
export const PartyRow = memo(function PartyRow({
  party,
  timeZone,
  opens,
  busy,
  actions,
}: {
  party: DirectBooking;
  timeZone: string;
  /** When it may be seated, epoch ms; null once it may. */
  opens: number | null;
  busy: boolean;
  actions: PartyActions;
}) {
  const { m, time } = useWords();
  const words = m.evening.party;
  const name = party.name || words.unnamed[party.kind];
  const here = party.state === 'here';
  const Icon = party.kind === 'walk_in' ? Footprints : PhoneCall;
  return (
    <li className={ROW}>
      <div className={here ? 'text-ink-3' : ''}>
        <p className="display text-dsm md:text-[1.375rem]">{party.time}</p>
        <p className="md:hidden">
          <People count={party.people} places={party.places} />
        </p>
      </div>
      <div className={`min-w-0 ${here ? 'text-ink-3' : ''}`}>
        <p className="text-md leading-6 font-semibold break-words">{name}</p>
        <p className="flex items-start gap-1.5 text-sm text-ink-3">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.9} />
          <span className="min-w-0 break-words">
            {[party.name && words.kinds[party.kind], party.phone].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <p className={`hidden md:block ${here ? 'text-ink-3' : ''}`}>
        <People count={party.people} places={party.places} />
      </p>
      <div className="hidden min-w-0 text-sm lg:block">
        <p className="line-clamp-2 break-words">{party.note}</p>
      </div>
      <div className="flex justify-end">
        {here ? (
          <p className="flex items-center gap-2 text-right text-sm font-semibold text-ok">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
            <span aria-hidden="true" className="sm:hidden">
              {time(party.arrived_at ?? party.starts_at, timeZone)}
            </span>
            <span className="sr-only sm:not-sr-only">
              {m.row.hereSince(time(party.arrived_at ?? party.starts_at, timeZone))}
            </span>
          </p>
        ) : opens !== null ? (
          <p className="max-w-24 text-right text-sm text-ink-3 sm:max-w-none">
            {m.row.from(time(new Date(opens).toISOString(), timeZone))}
          </p>
        ) : (
          <Button
            kind="ink"
            size="host"
            busy={busy}
            onClick={() => actions.arrive(party)}
            aria-label={m.row.arrivedOf(name, party.time)}
            className="w-full px-3!"
          >
            {m.row.arrived}
          </Button>
        )}
      </div>
      <button
        type="button"
        disabled={busy}
        aria-label={words.giveBackOf(name, party.time)}
        onClick={() => actions.giveBack(party)}
        className="grid size-11 place-items-center rounded-2 hover:bg-hover"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </button>
      {party.note ? <p className={NOTE_BELOW}>{party.note}</p> : null}
    </li>
  );
});
