import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useWords } from '../words/words.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { useBookingWhen } from './booking-when.ts';

type Send = (booking: Booking, reason: string) => Promise<boolean>;
type DialogWords = { title: string; text: string; reasons: readonly string[]; submit: string };

/** Explains what happens to a booking and asks for a reason; input stays after a refusal. */
export function ReasonDialog({
  booking,
  onClose,
  words,
  send,
}: {
  booking: Booking | null;
  onClose: () => void;
  words: DialogWords;
  send: Send;
}) {
  const { m } = useWords();
  return (
    <Dialog sheet open={booking !== null} onClose={onClose} title={words.title} closeLabel={m.close}>
      {booking ? <ReasonForm booking={booking} onDone={onClose} words={words} send={send} /> : null}
    </Dialog>
  );
}

const isShort = (reason: string) => reason.trim().length < 3;

function ReasonForm({
  booking,
  onDone,
  words,
  send,
}: {
  booking: Booking;
  onDone: () => void;
  words: DialogWords;
  send: Send;
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
    const done = await send(booking, reason.trim());
    setBusy(false);
    if (done) onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p>
        <b className="font-semibold">{bookingName(booking)}</b> · {when(booking)} · {m.row.tableFor(booking.places)}.{' '}
        {words.text}
      </p>
      <div className="flex flex-wrap gap-2">
        {words.reasons.map((one) => (
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
        {words.submit}
      </Button>
    </form>
  );
}
