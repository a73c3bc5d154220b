import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useAttempts } from '../restaurant/attempts.ts';
import type { Day } from '@metade/booking-flow/host-days.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { kindsOf, tablesFor } from './party-tables.ts';

/** Adds a walk-in or phone booking: kind, party size, and a time with a free table. */
export function PartyDialog({
  open,
  onClose,
  day,
  period,
}: {
  open: boolean;
  onClose: () => void;
  day: Day;
  period: string;
}) {
  const { m } = useWords();
  return (
    <Dialog sheet open={open} onClose={onClose} title={m.evening.party.title} closeLabel={m.close}>
      {open ? <PartyForm day={day} period={period} onDone={onClose} /> : null}
    </Dialog>
  );
}

function PartyForm({ day, period, onDone }: { day: Day; period: string; onDone: () => void }) {
  const { m } = useWords();
  const words = m.evening.party;
  const { call } = useSession();
  const { restaurant, state, store } = useRestaurant();
  const now = useNow(state.clockOffset);
  const { show } = useToast();
  const attempt = useAttempts<unknown>();
  const settings = useSettings();
  const sizes = Array.from({ length: settings.peopleMax }, (_, index) => index + 1);
  const kinds = kindsOf(day);
  const [kind, setKind] = useState<DirectBooking['kind']>(kinds[0] ?? 'phone');
  const [people, setPeople] = useState(2);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const times = useId();
  const shown = tablesFor(day, { kind, people, period }, now, settings);
  const slot = shown.find((table) => table.slot === chosen) ?? null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (slot === null) return setFailure(words.timeMissing);
    setBusy(true);
    setFailure('');
    const body = {
      kind,
      slot: slot.slot,
      date: day.date,
      people,
      name: name.trim(),
      phone: (kind === 'phone' && phone.trim()) || null,
      note: note.trim(),
    };
    try {
      await attempt(day.date, JSON.stringify(body), (idempotencyKey) =>
        call(
          'addParty',
          { params: { id: restaurant._id }, body },
          { idempotencyKey, signal: AbortSignal.timeout(stepPatienceMs) },
        ),
      );
      show({ text: words.added(body.name || words.unnamed[kind], slot.time) });
      void store.load(day.date);
      onDone();
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusalText(error) ?? m.unreachable);
      if (refusal?.code === 'table_taken') void store.load(day.date);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.kind}</legend>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            className={filterChipClass(kind === one)}
            onClick={() => setKind(one)}
          >
            {words.kinds[one]}
          </button>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.people}</legend>
        {sizes.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={people === count}
            aria-label={m.row.people(count)}
            className={`${filterChipClass(people === count)} min-w-12 justify-center`}
            onClick={() => setPeople(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <fieldset aria-describedby={times} className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.time}</legend>
        {shown.map((table) => (
          <button
            key={table.slot}
            type="button"
            aria-pressed={chosen === table.slot}
            className={filterChipClass(chosen === table.slot)}
            onClick={() => setChosen(table.slot)}
          >
            {table.time} · {m.row.tableFor(table.places)}{' '}
            <span className="font-normal text-ink-3">{words.left(table.free)}</span>
          </button>
        ))}
        {shown.length === 0 ? <p className="text-ink-2">{words.noTable[kind](people)}</p> : null}
      </fieldset>
      <Field
        label={words.name}
        hint={words.optional}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {kind === 'phone' ? (
        <Field
          label={words.phone}
          hint={words.optional}
          type="tel"
          inputMode="tel"
          value={phone}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
        />
      ) : null}
      <TextArea
        label={words.note}
        hint={words.optional}
        value={note}
        rows={2}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
      />
      <p id={times} className="text-sm text-ink-3">
        {words.text}
      </p>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" kind="ink" size="host" busy={busy}>
        {kind === 'walk_in' ? words.seat : words.book}
      </Button>
    </form>
  );
}
