import { Button } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyForm } from './key-form.tsx';
import { SecretOnce } from './secret-once.tsx';
import type { KeyCalls } from './use-keys.ts';

/** An owner's keys. A key is shown once, when it is made or renewed. */
export function KeysSection({ calls }: { calls: KeyCalls }) {
  const { m } = useWords();
  const { keys: words } = m.connections;
  const { value, failed, again } = useLoaded(calls.list);
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-dsm">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
        <a href="/v1/docs" target="_blank" rel="noreferrer" className="text-link inline-block py-2 text-sm">
          {words.docs}
        </a>
      </div>
      {key ? (
        <SecretOnce
          title={words.once}
          label={words.key}
          copy={words.copy}
          kept={words.kept}
          secret={key}
          done={() => setKey(null)}
        />
      ) : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {value?.map((one) => (
          <KeyCard key={one._id} one={one} calls={calls} onChange={again} onKey={setKey} />
        ))}
      </ul>
      {value?.length === 0 && !adding ? <p className="text-ink-2">{words.none}</p> : null}
      {adding ? (
        <KeyForm
          calls={calls}
          made={(made) => {
            setKey(made);
            setAdding(false);
            again();
          }}
        />
      ) : value ? (
        <Button onClick={() => setAdding(true)} className="self-start">
          {words.add}
        </Button>
      ) : null}
    </section>
  );
}
