import type { Answer } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { useCallback, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { StandingList } from '../grid/standing-list.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Closure = Answer<'getClosure'>['data'];

/** Closes a range of days at once, after showing the bookings on them. */
export function CloseDays({ onClosed }: { onClosed: () => void }) {
  const { m } = useWords();
  const words = m.calendar.range;
  const { call } = useSession();
  const { restaurant, state } = useRestaurant();
  const toast = useToast();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(reason !== '' || (from !== '' && to !== ''));
  const load = useCallback(async (): Promise<{ closure: Closure | null; problem: string }> => {
    if (!from || !to) return { closure: null, problem: '' };
    try {
      const { data } = await call('getClosure', { params: { id: restaurant._id }, query: { from, to } });
      return { closure: data, problem: '' };
    } catch (error) {
      return { closure: null, problem: refusalText(error) ?? m.unreachable };
    }
  }, [call, restaurant._id, from, to, m]);
  const { value: asked, again } = useLoaded(load);
  const closure = asked?.closure ?? null;
  const problem = refused || asked?.problem || '';
  const choose = (set: (date: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setRefused('');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!from || !to) setRefused(words.missing);
    if (closure === null) return;
    setBusy(true);
    setRefused('');
    try {
      const keep = closure.standing.map(({ _id }) => _id);
      await call('closeDays', { params: { id: restaurant._id }, body: { from, to, reason, keep } });
      toast.show({ text: words.done(closure.days) });
      setFrom('');
      setTo('');
      setReason('');
      onClosed();
    } catch (error) {
      // A booking came in meanwhile: it is shown before anything is closed.
      if (refusalOf(error)?.code === 'bookings_stranded') again();
      setRefused(refusalText(error) ?? m.unreachable);
    }
    setBusy(false);
  };
  const standing = closure?.standing ?? [];
  return (
    <section aria-labelledby="close-days" className="rounded-4 border border-line p-4.5">
      <h2 id="close-days" className="text-dsm">
        {words.title}
      </h2>
      <p className="text-sm text-ink-2">{words.text}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4">
        <fieldset
          className="min-w-0"
          data-invalid={problem ? '' : undefined}
          aria-describedby={problem ? 'range-error' : undefined}
        >
          <legend className="sr-only">{words.title}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.from} type="date" min={state.today} value={from} onChange={choose(setFrom)} />
            <Field label={words.to} type="date" min={from || state.today} value={to} onChange={choose(setTo)} />
          </div>
          <FieldError id="range" error={problem || undefined} />
        </fieldset>
        <Field
          label={words.reason}
          value={reason}
          maxLength={120}
          onChange={(event) => setReason(event.target.value)}
        />
        <p role="status" className="text-sm font-semibold empty:hidden">
          {closure ? words.found(closure.days, closure.closed, standing.length) : ''}
        </p>
        {standing.length > 0 ? <StandingList bookings={standing} onDecided={again} /> : null}
        <Button
          type="submit"
          kind="ink"
          busy={busy}
          disabled={closure !== null && closure.closed === closure.days}
          className="self-start"
        >
          {closure ? words.close(closure.days, standing.length) : words.closeNone}
        </Button>
      </form>
    </section>
  );
}
