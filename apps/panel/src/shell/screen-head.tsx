import { ArrowLeft } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { hrefOf, PanelLink } from './navigation.tsx';
import { useTitle } from './use-title.ts';

/** A screen's title beside the link back to the day or to its list. */
export function ScreenHead({ title, back = hrefOf('today') }: { title: string; back?: string }) {
  const { m } = useWords();
  useTitle(title);
  return (
    <header className="flex items-center gap-3">
      <PanelLink
        href={back}
        aria-label={m.back}
        className="-ml-2.5 grid size-12 shrink-0 place-items-center rounded-2 hover:bg-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </PanelLink>
      <h1 className="min-w-0 text-dmd break-words">{title}</h1>
    </header>
  );
}
