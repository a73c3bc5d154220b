import type { Booking } from '@metade/contracts/host.ts';
import { localDateAt, localTimeAt } from '@metade/domain/time.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { StandingList } from '../grid/standing-list.tsx';
import { useHouse } from '../house/house.tsx';
import { useNow } from '../house/use-now.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Stops selling at once, and starts again: at hand on every screen of those who may. */
export function Pause({ className }: { className: string }) {
  const { m } = useWords();
  const { restaurant, state } = useHouse();
  const [open, setOpen] = useState(false);
  const now = useNow(state.clockOffset, 20_000);
  const until =
    restaurant.paused_until !== null && Date.parse(restaurant.paused_until) > now ? restaurant.paused_until : null;
  if (restaurant.role === 'host') return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${className} ${until ? 'bg-wait-soft text-wait-ink!' : ''}`}
      >
        <CirclePause aria-hidden="true" className="size-6" strokeWidth={1.9} />
        {until ? m.calendar.paused : m.calendar.pause}
      </button>
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={m.calendar.pauseTitle} closeLabel={m.close}>
        <PauseForm until={until} onResumed={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PauseForm({ until, onResumed }: { until: string | null; onResumed: () => void }) {
  const { m, date: dateWords, time: timeWords } = useWords();
  const { call } = useSession();
  const { restaurant, state, reload } = useHouse();
  const toast = useToast();
  const [date, setDate] = useState(state.today);
  const [time, setTime] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [standing, setStanding] = useState<readonly Booking[]>([]);
  const zone = restaurant.time_zone;
  const run = async (work: () => Promise<{ data: { standing: Booking[] } }>) => {
    setBusy(true);
    try {
      setStanding((await work()).data.standing);
      reload();
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      toast.show({ text: refusal ? refusal.message || m.failed : m.unreachable, failure: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const params = { id: restaurant._id };
  const pause = (moment: { date: string; time: string } | null) =>
    void run(() => call('pauseRestaurant', { params, body: { until: moment } }));
  const resume = async () => {
    if (!(await run(() => call('resumeRestaurant', { params })))) return;
    toast.show({ text: m.calendar.resumed });
    onResumed();
  };
  if (until)
    return (
      <div className="flex flex-col gap-5">
        <p role="status">
          <b className="font-semibold">
            {m.calendar.pausedUntil(`${dateWords(localDateAt(Date.parse(until), zone))}, ${timeWords(until, zone)}`)}
          </b>{' '}
          {m.calendar.pauseText}
        </p>
        {standing.length > 0 ? (
          <div>
            <p className="mb-2 text-sm font-semibold">{m.calendar.inPause(standing.length)}</p>
            <StandingList
              bookings={standing}
              onDecided={() =>
                void run(() => call('pauseRestaurant', { params, body: { until: momentOf(until, zone) } }))
              }
            />
          </div>
        ) : null}
        <Button kind="ink" size="host" busy={busy} onClick={() => void resume()}>
          {m.calendar.resume}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{m.calendar.pauseText}</p>
      <Button kind="ink" size="host" busy={busy} onClick={() => pause(null)}>
        {m.calendar.restOfToday}
      </Button>
      <fieldset>
        <legend className="mb-2 font-semibold">{m.calendar.until}</legend>
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={m.calendar.date}
            type="date"
            min={state.today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <Field label={m.calendar.time} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </div>
        <FieldError id="pause" error={missing && !(date && time) ? m.calendar.missing : undefined} />
      </fieldset>
      <Button size="host" busy={busy} onClick={() => (date && time ? pause({ date, time }) : setMissing(true))}>
        {m.calendar.pauseUntil}
      </Button>
    </div>
  );
}

function momentOf(instant: string, zone: string): { date: string; time: string } {
  const at = Date.parse(instant);
  return { date: localDateAt(at, zone), time: localTimeAt(at, zone) };
}
