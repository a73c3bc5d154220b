import type { Guest } from '@metade/contracts/guests.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useCallback, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

/** A booking's guest: contact, code, earlier visits, actions, and the team's notes. */
export function GuestCard({ booking, children }: { booking: Booking; children: ReactNode }) {
  const { m, date } = useWords();
  const words = m.evening.guest;
  const { call } = useSession();
  const load = useCallback(
    async () => (await call('getGuest', { params: { id: booking._id } })).data,
    [call, booking._id],
  );
  const { value: guest, failed, put } = useLoaded<Guest>(load);
  const facts = [
    booking.phone ? (
      <a key="phone" href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`} className="text-link">
        {booking.phone}
      </a>
    ) : null,
    booking.voucher_code ? m.row.voucher(formatVoucherCode(booking.voucher_code).replace(' ', '\u00a0')) : null,
    booking.number,
    `${m.row.people(booking.people)}, ${m.row.tableFor(booking.places)}`,
  ].filter((fact) => fact !== null);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {facts.map((fact) => (
          <li key={typeof fact === 'string' ? fact : 'phone'} className="content-center py-1">
            {fact}
          </li>
        ))}
      </ul>
      {booking.note ? <p className="rounded-2 bg-hover px-4 py-3 text-sm break-words">{booking.note}</p> : null}
      {guest ? (
        <p className="text-sm text-ink-2">
          {guest.visits === 0 ? words.first : words.visits(guest.visits)}
          {guest.last_visit ? ` · ${words.last(date(guest.last_visit, 'past'))}` : ''}
          {guest.no_shows > 0 ? ` · ${words.noShows(guest.no_shows)}` : ''}
          {' · '}
          <PanelLink href={hrefOf('reservations', { order: booking._id })} className="text-link">
            {words.history}
          </PanelLink>
        </p>
      ) : (
        <p className="text-sm text-ink-3">{failed ? words.unreachable : m.loading}</p>
      )}
      {children}
      {guest ? <GuestForm key={booking._id} booking={booking} guest={guest} onSaved={put} /> : null}
    </div>
  );
}

function GuestForm({ booking, guest, onSaved }: { booking: Booking; guest: Guest; onSaved: (guest: Guest) => void }) {
  const { m } = useWords();
  const words = m.evening.guest;
  const { call } = useSession();
  const { store } = useRestaurant();
  const [table, setTable] = useState(guest.table);
  const [tags, setTags] = useState<readonly string[]>(guest.tags);
  const [own, setOwn] = useState('');
  const [note, setNote] = useState(guest.note);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { guestNoteMax, guestTagMax, guestTagsMax, tableLabelMax } = useSettings();
  const offered = [...new Set([...words.tags, ...tags])];
  const toggle = (tag: string) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag].slice(0, guestTagsMax));
  const withOwn = own.trim() && !tags.includes(own.trim()) ? [...tags, own.trim()].slice(0, guestTagsMax) : tags;
  const changed = table !== guest.table || note !== guest.note || withOwn.join() !== guest.tags.join();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    setSaid('');
    try {
      const body = { table: table.trim(), tags: [...withOwn], note: note.trim() };
      const { data } = await call('saveGuest', { params: { id: booking._id }, body });
      setTags(data.tags);
      setOwn('');
      onSaved(data);
      setSaid(words.saved);
      void store.load(booking.date);
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 border-t border-line pt-4">
      <Field
        label={words.table}
        value={table}
        maxLength={tableLabelMax}
        autoComplete="off"
        onChange={(event) => setTable(event.target.value)}
        className="max-w-40"
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{words.tagsOf}</legend>
        <div className="flex flex-wrap items-center gap-2">
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              aria-pressed={tags.includes(tag)}
              className={filterChipClass(tags.includes(tag))}
              onClick={() => toggle(tag)}
            >
              {tag}
            </button>
          ))}
        </div>
      </fieldset>
      <Field
        label={words.ownTag}
        value={own}
        maxLength={guestTagMax}
        autoComplete="off"
        onChange={(event) => setOwn(event.target.value)}
        className="max-w-60"
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        value={note}
        rows={2}
        maxLength={guestNoteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy} disabled={!changed} className="min-h-12">
          {words.save}
        </Button>
        <p role="status" className="text-sm font-semibold text-ok">
          {said}
        </p>
      </div>
    </form>
  );
}
