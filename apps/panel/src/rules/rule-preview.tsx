import { languageTag } from '@metade/i18n/locale.ts';
import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { changedWords } from './changed-words.ts';
import type { RuleChange, Sentence } from './rules-data.ts';

const shownAtFirst = 6;

/** What people would read after the changes, or why they cannot be saved. */
export function RulePreview({ changes }: { changes: readonly RuleChange[] }) {
  const { m } = useWords();
  const { call } = useSession();
  const [found, setFound] = useState<{ of: unknown; sentences: Sentence[]; wrong: string } | null>(null);
  const [all, setAll] = useState(false);
  useEffect(() => {
    if (changes.length === 0) return;
    const timer = setTimeout(() => {
      call('previewRules', { body: { changes: [...changes] } }).then(
        ({ data }) => setFound({ of: changes, sentences: data, wrong: '' }),
        (error: unknown) => {
          const refusal = refusalOf(error);
          setFound({
            of: changes,
            sentences: [],
            wrong: refusal?.issues?.[0]?.message ?? refusal?.message ?? m.unreachable,
          });
        },
      );
    }, 250);
    return () => clearTimeout(timer);
  }, [call, changes, m]);
  if (changes.length === 0 || found === null) return null;
  const { sentences, wrong } = found;
  const shown = all ? sentences : sentences.slice(0, shownAtFirst);
  return (
    <section aria-busy={found.of !== changes}>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {wrong}
      </p>
      {wrong ? null : (
        <>
          <h2 className="text-sm font-semibold">{m.rules.previewTitle}</h2>
          {sentences.length === 0 ? <p className="mt-1 text-sm text-ink-2">{m.rules.previewNone}</p> : null}
          <ul className="mt-2 flex flex-col gap-2">
            {shown.map((one) => (
              <Changed key={`${one.where} ${one.locale} ${one.country} ${one.before}`} sentence={one} />
            ))}
          </ul>
          {shown.length < sentences.length ? (
            <button type="button" onClick={() => setAll(true)} className="min-h-11 text-sm font-semibold underline">
              {m.rules.previewMore(sentences.length - shown.length)}
            </button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Changed({ sentence: { where, locale, before, after } }: { sentence: Sentence }) {
  const { m } = useWords();
  return (
    <li className="rounded-3 bg-sunk px-3.5 py-2.5">
      <p className="text-xs text-ink-3">
        {m.rules.where[where]}, {m.content.languages[locale]}
      </p>
      <p lang={languageTag(locale)} className="text-sm break-words">
        {changedWords(before, after).map(({ kind, text }, at) =>
          kind === 'same' ? (
            <span key={at}>{text}</span>
          ) : kind === 'old' ? (
            <del key={at} className="text-ink-3">
              {text}
            </del>
          ) : (
            <ins key={at} className="font-semibold no-underline">
              {text}
            </ins>
          ),
        )}
      </p>
    </li>
  );
}
