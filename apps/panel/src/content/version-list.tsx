import { useShown } from '../admin/file-parts.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import type { Draft } from './use-content-draft.ts';

const toneOf = { draft: 'text-wait-ink', scheduled: 'text-info-ink', published: 'text-ok-ink', archived: 'text-ink-2' };
const ROW_BUTTON = 'min-h-11 text-sm font-semibold underline underline-offset-4 hover:text-ink disabled:text-ink-3';

/** A document's versions; an earlier one can be made the draft. */
export function VersionList({ draft }: { draft: Draft }) {
  const { m } = useWords();
  const { call } = useSession();
  const { day } = useShown();
  const { show } = useToast();
  const { saved, busy } = draft;
  const params = { kind: saved.kind, slug: saved.slug };
  const restore = async (number: number) => {
    if (await draft.step((now) => call('restoreContent', { params, body: { version: now.version, number } })))
      show({ text: m.content.restored });
  };
  const archivable = saved.kind !== 'terms' && saved.kind !== 'privacy' ? saved.kind : null;
  const published = saved.revisions.some(({ state }) => state === 'published');
  return (
    <section>
      <h2 className="font-semibold">{m.content.versions}</h2>
      <ul className="mt-2 border-t border-line">
        {saved.revisions.map((one) => (
          <li key={one.number} className="border-b border-line py-2.5">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="w-6 shrink-0 font-semibold tabular-nums">{one.number}</span>
              <span className={`min-w-0 flex-1 ${toneOf[one.state]}`}>
                {[m.content.states[one.state], one.by].filter(Boolean).join(', ')}
              </span>
              <span className="text-sm text-ink-3">{day(one.live_at ?? one.saved_at)}</span>
            </div>
            {one.changes.pt ? <p className="mt-0.5 pl-9 text-sm text-ink-2">{one.changes.pt}</p> : null}
            {one.state === 'archived' ? (
              <button
                type="button"
                disabled={busy}
                onClick={() => void restore(one.number)}
                className={`pl-9 ${ROW_BUTTON}`}
              >
                {m.content.restore}
                <span className="sr-only"> {one.number}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {saved.open === null ? null : (
          <button
            type="button"
            disabled={busy}
            onClick={() => void draft.step((now) => call('discardContent', { params, body: { version: now.version } }))}
            className={ROW_BUTTON}
          >
            {saved.open === 'scheduled' ? m.content.unschedule : m.content.discard}
          </button>
        )}
        {published && archivable ? (
          <button
            type="button"
            disabled={busy}
            onClick={() =>
              void draft.step((now) =>
                call('archiveContent', {
                  params: { kind: archivable, slug: saved.slug },
                  body: { version: now.version },
                }),
              )
            }
            className={ROW_BUTTON}
          >
            {archivable === 'mail' || archivable === 'home' ? m.content.archiveBuiltIn : m.content.archive}
          </button>
        ) : null}
      </div>
    </section>
  );
}
