import { slugOf } from '@metade/domain/slug.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

/** Creates a post or a question; suggests a slug from the title. */
export function CreateContent({ kind, open, onClose }: { kind: 'post' | 'faq'; open: boolean; onClose: () => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const address = slug ?? slugOf(title, 100);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call('createContent', { body: { kind, slug: address, title } });
      go(hrefOf('content', { kind, slug: address }));
    } catch (failure) {
      setError(refusalText(failure) ?? m.unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={m.content.create[kind]} closeLabel={m.close}>
      <form onSubmit={(event) => void begin(event)} className="flex flex-col gap-4">
        <Field
          label={m.content.newTitle}
          value={title}
          required
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          label={m.content.newSlug}
          hint={m.content.newSlugNote}
          value={address}
          required
          maxLength={100}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          onChange={(event) => setSlug(event.target.value)}
        />
        <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
          {error}
        </p>
        <Button type="submit" kind="brand" busy={busy}>
          {m.content.begin}
        </Button>
      </form>
    </Dialog>
  );
}
