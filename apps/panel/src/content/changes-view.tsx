import { changesBetween, type ContentBody } from '@metade/domain/content.ts';
import { LOCALES, type Locale } from '@metade/i18n/locale.ts';
import { useWords } from '../words/words.tsx';
import { InlineView } from './inline-view.tsx';

/** Differences from the published version, by paragraph and language. */
export function ChangesView({
  before,
  after,
  values,
}: {
  before: ContentBody | null;
  after: ContentBody;
  values: (name: string, locale: Locale) => string;
}) {
  const { m } = useWords();
  const all = LOCALES.map((locale) => [locale, changesBetween(before, after, locale)] as const).filter(
    ([, changes]) => changes.length > 0,
  );
  if (all.length === 0)
    return <p className="rounded-4 border border-line bg-surface p-5">{m.content.nothingChanged}</p>;
  return (
    <div className="flex flex-col gap-6 rounded-4 border border-line bg-surface p-5">
      {all.map(([locale, changes]) => (
        <section key={locale}>
          <h2 className="text-lg font-bold">{m.content.languages[locale]}</h2>
          <ul className="mt-2 border-t border-line">
            {changes.map((change) => (
              <li key={change.id} className="grid gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-2">
                {change.before === '' ? (
                  <p className="font-semibold text-ok-ink">{m.content.added}</p>
                ) : (
                  <del className="text-ink-3 no-underline decoration-bad-line [text-decoration-line:line-through]">
                    <InlineView text={change.before} rich values={(name) => values(name, locale)} plain />
                  </del>
                )}
                {change.after === '' ? (
                  <p className="font-semibold text-bad-ink">{m.content.removed}</p>
                ) : (
                  <ins className="no-underline">
                    <InlineView text={change.after} rich values={(name) => values(name, locale)} />
                  </ins>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
