import { localDateAt } from '@metade/domain/time.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { CirclePause } from 'lucide-react';
import { useCallback, useState, type ChangeEvent } from 'react';
import { refusalText } from '../api.ts';
import { StandingList } from '../grid/standing-list.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

/** Stops and resumes selling, from every screen. onClosed: its dialog was closed. */
export function Pause({ className, onClosed }: { className: string; onClosed?: () => void }) {
  const { m } = useWords();
  const until = usePausedUntil();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
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
      <PauseDialog open={open} until={until} onClose={close} />
    </>
  );
}

/** Banner on every screen while selling is paused, with a button to resume. */
export function PausedStrip() {
  const { m } = useWords();
  const until = usePausedUntil();
  const [open, setOpen] = useState(false);
  const when = useWhen();
  if (until === null && !open) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 bg-wait-soft px-4 py-1 text-sm text-wait-ink md:px-6">
      <p role="status" className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-2 font-semibold">
        <CirclePause aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
        {until ? m.calendar.pausedUntil(when(until)) : null}
      </p>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className="text-link min-h-11">
        {m.calendar.managePause}
      </button>
      <PauseDialog open={open} until={until} onClose={() => setOpen(false)} />
    </div>
  );
}

function PauseDialog({ open, until, onClose }: { open: boolean; until: string | null; onClose: () => void }) {
  const { m } = useWords();
  return (
    <Dialog sheet open={open} onClose={onClose} title={m.calendar.pauseTitle} closeLabel={m.close}>
      <PauseForm until={until} onResumed={onClose} />
    </Dialog>
  );
}

/** Until when selling is paused; null while it is not. */
function usePausedUntil(): string | null {
  const { restaurant, state } = useRestaurant();
  const now = useNow(state.clockOffset, 20_000);
  const { paused_until: until } = restaurant;
  return until !== null && Date.parse(until) > now ? until : null;
}

/** A moment on the restaurant's clock. */
function useWhen(): (moment: string) => string {
  const { date, time } = useWords();
  const { time_zone: zone } = useRestaurant().restaurant;
  return (moment) => `${date(localDateAt(Date.parse(moment), zone), 'short')}, ${time(moment, zone)}`;
}

function PauseForm({ until, onResumed }: { until: string | null; onResumed: () => void }) {
  const { call } = useSession();
  const { restaurant, reload } = useRestaurant();
  const { m } = useWords();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  /** Null once it is done, else the reason for the refusal. */
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      reload();
      return null;
    } catch (error) {
      return refusalText(error) ?? m.unreachable;
    } finally {
      setBusy(false);
    }
  };
  const params = { id: restaurant._id };
  const resume = async () => {
    const refusal = await run(() => call('resumeRestaurant', { params }));
    if (refusal !== null) return toast.show({ text: refusal, failure: true });
    toast.show({ text: m.calendar.resumed });
    onResumed();
  };
  if (until) return <Paused until={until} busy={busy} onResume={() => void resume()} />;
  return (
    <Pausing
      busy={busy}
      onPause={(moment) => run(() => call('pauseRestaurant', { params, body: { until: moment } }))}
    />
  );
}

/** Bookings within the pause, to decide at any time, and its end. */
function Paused({ until, busy, onResume }: { until: string; busy: boolean; onResume: () => void }) {
  const { m } = useWords();
  const when = useWhen();
  const { value: standing, failed, again } = useStanding(null);
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <b className="font-semibold">{m.calendar.pausedUntil(when(until))}</b> {m.calendar.pauseText}
      </p>
      <Button kind="ink" size="host" busy={busy} onClick={onResume}>
        {m.calendar.resume}
      </Button>
      {failed ? <Unreachable again={again} /> : null}
      {standing === null && !failed ? <ListSkeleton /> : null}
      {standing !== null && standing.length > 0 ? (
        <div>
          <p className="mb-2 text-sm font-semibold">{m.calendar.inPause(standing.length)}</p>
          <StandingList bookings={standing} onDecided={again} />
        </div>
      ) : null}
    </div>
  );
}

type Moment = { date: string; time: string };

function Pausing({ busy, onPause }: { busy: boolean; onPause: (until: Moment | null) => Promise<string | null> }) {
  const { m } = useWords();
  const { restaurant, state } = useRestaurant();
  const [date, setDate] = useState(state.today);
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const pause = async (moment: Moment | null) => setProblem(await onPause(moment));
  const change = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setProblem(null);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{m.calendar.pauseText}</p>
      <div className="flex flex-col gap-2">
        <Button kind="ink" size="host" busy={busy} onClick={() => void pause(null)}>
          {m.calendar.restOfToday}
        </Button>
        <InSpan moment={null} />
        {restaurant.role === 'host' && problem ? <FieldError id="pause" error={problem} /> : null}
      </div>
      {restaurant.role === 'host' ? null : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (date && time) void pause({ date, time });
            else setProblem(m.calendar.missing);
          }}
          className="flex flex-col gap-5"
        >
          <fieldset data-invalid={problem ? '' : undefined} aria-describedby={problem ? 'pause-error' : undefined}>
            <legend className="mb-2 font-semibold">{m.calendar.until}</legend>
            <div className="grid grid-cols-2 gap-3">
              <Field label={m.calendar.date} type="date" min={state.today} value={date} onChange={change(setDate)} />
              <Field label={m.calendar.time} type="time" value={time} onChange={change(setTime)} />
            </div>
            <FieldError id="pause" error={problem ?? undefined} />
          </fieldset>
          <div className="flex flex-col gap-2">
            <Button type="submit" size="host" busy={busy}>
              {m.calendar.pauseUntil}
            </Button>
            {date && time ? <InSpan moment={`${date} ${time}`} /> : null}
          </div>
        </form>
      )}
    </div>
  );
}

/** Number of bookings before a pause's end, shown before pausing; empty for an invalid end. */
function InSpan({ moment }: { moment: string | null }) {
  const { m } = useWords();
  const { value: standing } = useStanding(moment);
  return (
    <p role="status" className="min-h-5 text-sm text-ink-2">
      {standing === null ? '' : m.calendar.inSpan(standing.length)}
    </p>
  );
}

/** Bookings until a moment, `YYYY-MM-DD HH:mm`; null: in the pause, or for the rest of today. */
function useStanding(moment: string | null) {
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const load = useCallback(async () => {
    const [date, time] = moment?.split(' ') ?? [];
    const { data } = await call('getPause', { params: { id: restaurant._id }, query: { date, time } });
    return data.standing;
  }, [call, restaurant, moment]);
  return useLoaded(load);
}
