import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useWords } from '../words/words.tsx';
import { bookingName } from './booking-name.ts';
import { useBookingWhen } from './booking-when.ts';
import type { DayActions } from './use-day-actions.ts';

/** Asks for the reason of a no; what was typed stays when it is refused. */
export function DeclineDialog({
  booking,
  onClose,
  decline,
}: {
  booking: Booking | null;
  onClose: () => void;
  decline: DayActions['decline'];
}) {
  const { m } = useWords();
  return (
    <Dialog sheet open={booking !== null} onClose={onClose} title={m.request.declineTitle} closeLabel={m.close}>
      {booking ? <DeclineForm booking={booking} onDone={onClose} decline={decline} /> : null}
    </Dialog>
  );
}

const isShort = (reason: string) => reason.trim().length < 3;

function DeclineForm({
  booking,
  onDone,
  decline,
}: {
  booking: Booking;
  onDone: () => void;
  decline: DayActions['decline'];
}) {
  const { m } = useWords();
  const when = useBookingWhen();
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const short = isShort(reason);
    setTooShort(short);
    if (short) return;
    setBusy(true);
    const done = await decline(booking, reason.trim());
    setBusy(false);
    if (done) onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p>
        <b className="font-semibold">{bookingName(booking)}</b> · {when(booking)} · {m.row.tableFor(booking.places)}.{' '}
        {m.request.declineText}
      </p>
      <div className="flex flex-wrap gap-2">
        {m.request.reasons.map((one) => (
          <button key={one} type="button" className={filterChipClass(reason === one)} onClick={() => setReason(one)}>
            {one}
          </button>
        ))}
      </div>
      <TextArea
        label={m.request.reason}
        hint={m.request.reasonHint}
        error={tooShort && isShort(reason) ? m.request.reasonMissing : undefined}
        value={reason}
        maxLength={300}
        rows={3}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button kind="ink" size="host" type="submit" busy={busy}>
        {m.request.declineSubmit}
      </Button>
    </form>
  );
}
