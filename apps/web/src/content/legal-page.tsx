import { useWords } from '../words/words.tsx';
import { Prose } from './prose.tsx';

/** A legal text with its version. */
export function LegalPage({
  title,
  html,
  version,
  published,
}: {
  title: string;
  html: string;
  version: string;
  published: string;
}) {
  const { m, date } = useWords();
  return (
    <article className="page-width pt-8 md:pt-12">
      <div className="max-w-[44rem]">
        <h1 className="text-dlg">{title}</h1>
        <p className="mt-2 mb-4 text-sm text-ink-3">{m.content.version(version, date(published, 'year'))}</p>
        <Prose html={html} />
      </div>
    </article>
  );
}
