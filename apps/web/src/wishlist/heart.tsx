import { Symbol } from '../shell/symbols.tsx';
import { useWords } from '../words/words.tsx';
import { useKeptList } from './kept-list.ts';

/** Keeps a restaurant, or no longer: a round button on its own ground over the picture. */
export function Heart({ restaurant, name, className = '' }: { restaurant: string; name: string; className?: string }) {
  const { m } = useWords();
  const { kept, toggle } = useKeptList();
  const isKept = kept?.includes(restaurant) ?? false;
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={m.site.keep(name)}
      onClick={() => toggle(restaurant)}
      className={`absolute grid size-11 place-items-center rounded-pill bg-page shadow-1 hover:bg-hover ${className}`}
    >
      <Symbol name="heart" className={`size-5 stroke-[1.9] ${isKept ? 'fill-current text-brand-ink' : ''}`} />
    </button>
  );
}
