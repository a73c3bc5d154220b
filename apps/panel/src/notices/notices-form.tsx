import type { Notices } from '@metade/contracts/team-news.ts';
import type { NewsWay, TeamNewsKind } from '@metade/domain/team-news.ts';
import { digestKinds, newsKindsOf, newsWays } from '@metade/domain/team-news.ts';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { SaveBar } from '../shell/save-bar.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** One line per kind of news, with the ways to receive it. */
export function NoticesForm({ notices }: { notices: Notices }) {
  const { m } = useWords();
  const words = m.notices;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [saved, setSaved] = useState(notices);
  const [draft, setDraft] = useState(notices.choices);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const kinds = newsKindsOf(restaurant.role);
  const dirty = kinds.some((kind) => draft[kind] !== saved.choices[kind]);
  useUnsaved(dirty);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      const { data } = await call('saveNotices', { params: { id: restaurant._id }, body: { choices: draft } });
      setSaved(data);
      setDraft(data.choices);
      show({ text: words.saved });
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-6">
      <ul className="border-t border-line">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind} value={draft[kind]} onChange={(way) => setDraft({ ...draft, [kind]: way })} />
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {words.quiet(saved.quiet_from, saved.quiet_to, saved.quiet_meal_hours)} {words.digest(saved.digest_hour)}
      </p>
      <SaveBar dirty={dirty} busy={busy} failure={failure} undo={() => setDraft(saved.choices)} />
    </form>
  );
}

function Row({ kind, value, onChange }: { kind: TeamNewsKind; value: NewsWay; onChange: (way: NewsWay) => void }) {
  const { m } = useWords();
  const words = m.notices;
  const id = useId();
  const mayWait = (digestKinds as readonly TeamNewsKind[]).includes(kind);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_15rem] sm:items-center">
      <div>
        <label htmlFor={id} className="font-semibold">
          {words.kinds[kind].name}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {words.kinds[kind].text}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-text`}
        value={value}
        onChange={(event) => onChange(event.target.value as NewsWay)}
        className="min-h-12 w-full rounded-2 border border-line-strong bg-surface px-3.5 pr-9 text-md text-ink"
      >
        {newsWays
          .filter((way) => way !== 'digest' || mayWait)
          .map((way) => (
            <option key={way} value={way}>
              {words.ways[way]}
            </option>
          ))}
      </select>
    </li>
  );
}
