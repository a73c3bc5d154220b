import { untranslated } from '@metade/domain/content.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import type { Draft } from './use-content-draft.ts';

/** Asks the other admins of content for what English and Spanish lack, with a note. Hidden where nothing is missing. */
export function AskTranslations({ draft }: { draft: Draft }) {
  const { m } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { saved, body, busy, failure } = draft;
  const words = m.content.translations;
  if (untranslated(body).length === 0) return null;
  const ask = async () => {
    let people = 0;
    const done = await draft.step(async () => {
      const params = { kind: saved.kind, slug: saved.slug };
      const { data } = await call('askForTranslations', { params, body: { note } });
      people = data.people;
      return { data: data.document };
    });
    if (!done) return;
    setOpen(false);
    setNote('');
    show({ text: words.asked(people) });
  };
  return (
    <div>
      <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Languages aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {words.ask}
      </Button>
      {saved.translations_asked_at ? (
        <p className="mt-2 text-sm text-ink-3">{words.askedAt(moment(saved.translations_asked_at))}</p>
      ) : null}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.ask} closeLabel={m.close}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <p className="text-ink-2">{words.text}</p>
          <TextArea
            rows={3}
            maxLength={500}
            label={words.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
            {failure}
          </p>
          <Button type="submit" kind="brand" busy={busy}>
            {words.send}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
