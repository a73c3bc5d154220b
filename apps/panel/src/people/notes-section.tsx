import type { PersonRecord } from '@metade/contracts/support.ts';
import { Button } from '@metade/ui/button.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { Section, useShown } from '../admin/file-parts.tsx';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** Colleagues' notes about a person, and a form for a new one; input stays after a refusal. */
export function NotesSection({
  id,
  notes,
  acts,
  done,
}: {
  id: string;
  notes: PersonRecord['notes'];
  acts: boolean;
  done: (record: PersonRecord, said: string) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() !== '');
  if (notes.length === 0 && !acts) return null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(text.trim() === '' ? m.person.noteMissing : '');
    if (text.trim() === '') return;
    setBusy(true);
    try {
      done((await call('addPersonNote', { params: { id }, body: { text: text.trim() } })).data, m.person.isNoted);
      setText('');
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <Section title={m.person.notes}>
      <ul className="mt-3 border-t border-line empty:hidden">
        {notes.map((note) => (
          <li key={note._id} className="border-b border-line py-3">
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="text-sm text-ink-3">
              {note.by}, {moment(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {acts ? (
        <form
          noValidate
          aria-label={m.person.addNote}
          className="mt-3 flex flex-col items-start gap-3"
          onSubmit={(event) => void save(event)}
        >
          <TextArea
            label={m.person.note}
            hint={m.person.notesText}
            value={text}
            rows={2}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
            error={failure || undefined}
            className="w-full"
          />
          <Button type="submit" busy={busy}>
            {m.person.addNote}
          </Button>
        </form>
      ) : null}
    </Section>
  );
}
