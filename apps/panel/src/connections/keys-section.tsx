import { useWords } from '../words/words.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyForm } from './key-form.tsx';
import { SecretsSection } from './secrets-section.tsx';
import type { KeyCalls } from './use-keys.ts';

/** An owner's keys. */
export function KeysSection({ calls }: { calls: KeyCalls }) {
  const { m } = useWords();
  const { keys: words } = m.connections;
  return (
    <SecretsSection
      words={words}
      more={
        <a href="/v1/docs" target="_blank" rel="noreferrer" className="text-link inline-block py-2 text-sm">
          {words.docs}
        </a>
      }
      list={calls.list}
      card={(one, { changed, show }) => (
        <KeyCard key={one._id} one={one} calls={calls} onChange={changed} onKey={show} />
      )}
      form={(made) => <KeyForm calls={calls} made={made} />}
    />
  );
}
