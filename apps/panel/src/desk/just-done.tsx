import type { Answer } from '@metade/api-client/client.ts';
import { Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { LinesSkeleton } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { useClock } from './use-clock.ts';
import { undoOf } from './undo-of.ts';

type Change = Answer<'listChanges'>['data'][number];

const shown = 6;

/** The code of a coupon that was switched. */
const codeOf = ({ code }: Change['after']) => (typeof code === 'string' ? code : '');

/** Recent actions of admins, each with its undo or a note that there is none. */
export function JustDone() {
  const { m } = useWords();
  const { call } = useSession();
  const { value, failed, again } = useLoaded(
    useCallback(() => call('listChanges', { query: { role: 'admin' } }), [call]),
  );
  return (
    <section aria-labelledby="just-done" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="just-done" className="text-dsm">
          {m.board.done}
        </h2>
        <PanelLink href={hrefOf('log', { role: 'admin' })} className="inline-flex min-h-11 items-center text-link">
          {m.board.toLog}
        </PanelLink>
      </div>
      {value?.data.length === 0 ? <p className="text-ink-3">{m.board.doneNone}</p> : null}
      {!value && !failed ? <LinesSkeleton count={shown} look="h-11.5" /> : null}
      <ul className="border-t border-line">
        {value?.data.slice(0, shown).map((change) => (
          <Done key={`${change.at} ${change.what} ${change.subject}`} change={change} again={again} />
        ))}
      </ul>
    </section>
  );
}

function Done({ change, again }: { change: Change; again: () => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const clock = useClock();
  const kinds: Readonly<Record<string, string>> = m.changes.kinds;
  const what = kinds[change.what] ?? change.what;
  const about = change.order?.number ?? change.restaurant?.company_name ?? change.person?.email ?? codeOf(change.after);
  const undo = undoOf(change);
  const look = 'inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline';
  const inside = (
    <>
      <Undo2 aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
      {m.board.undo}
    </>
  );
  const run = async (act: (at: typeof call, reason: string) => Promise<boolean>) => {
    setBusy(true);
    try {
      const done = await act(call, m.board.undoReason);
      show(done ? { text: m.board.undone } : { text: m.board.undoLate, failure: true });
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
    }
    setBusy(false);
    again();
  };
  return (
    <li className="grid min-h-11.5 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[3.5rem_7rem_minmax(0,1fr)_auto]">
      <span className="font-semibold">{clock.time(change.at)}</span>
      <span className="truncate text-ink-3 max-sm:hidden">{change.actor?.name}</span>
      <span className="min-w-0 break-words">
        {what} <strong className="font-semibold">{about}</strong>
      </span>
      {undo === null ? null : undo === 'final' ? (
        <span className="text-sm text-ink-3">{m.board.final}</span>
      ) : 'act' in undo ? (
        <button
          type="button"
          disabled={busy}
          aria-label={m.board.undoOf(`${what} ${about}`)}
          onClick={() => void run(undo.act)}
          className={look}
        >
          {inside}
        </button>
      ) : (
        <PanelLink href={undo.at} aria-label={m.board.undoOf(`${what} ${about}`)} className={look}>
          {inside}
        </PanelLink>
      )}
    </li>
  );
}
