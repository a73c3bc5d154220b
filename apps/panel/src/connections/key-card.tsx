import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Select } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { refusalText } from '../api.ts';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import type { KeyCalls, ListedKey } from './use-keys.ts';

/** A key: what it may do, when it was used, and the buttons that renew and revoke it. */
export function KeyCard({
  one,
  calls,
  onChange,
  onKey,
}: {
  one: ListedKey;
  calls: KeyCalls;
  onChange: () => void;
  onKey: (key: string) => void;
}) {
  const { m, date, time } = useWords();
  const { keys: words } = m.connections;
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const [hours, setHours] = useState('24');
  const [busy, setBusy] = useState(false);
  const day = (instant: string) => date(localDateOf(instant, calls.zone), 'year');
  const say = (error: unknown) => toast.show({ text: refusalText(error) ?? m.unreachable, failure: true });
  const rotate = async () => {
    setBusy(true);
    try {
      onKey((await calls.rotate(one._id, Number(hours))).key);
      onChange();
    } catch (error) {
      say(error);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <li className="flex flex-col gap-3 rounded-4 border border-line bg-surface p-4 md:p-5">
      <div>
        <h3 className="text-md font-semibold break-words">{one.name}</h3>
        <p className="text-sm break-all text-ink-2">
          <code>{one.prefix}…</code>
          {one.licensee ? ` · ${one.licensee.name}` : ''}
        </p>
      </div>
      <ul className="text-sm">
        {one.scopes.map((scope) => (
          <li key={scope}>{words.scopes[scope]}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {[
          words.created(day(one.created)),
          one.expires === null ? null : words.expires(day(one.expires)),
          one.used === null ? words.unused : words.used(day(one.used)),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {one.old_until ? (
        <p className="text-sm text-ink-2">{words.old(`${day(one.old_until)}, ${time(one.old_until, calls.zone)}`)}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" aria-label={`${words.rotate}: ${one.name}`} onClick={() => setAsked(true)}>
          {words.rotate}
        </Button>
        <ConfirmButton
          label={words.revoke}
          title={words.revokeTitle}
          text={words.revokeText(one.name)}
          act={() =>
            calls.revoke(one._id).then(() => {
              toast.show({ text: words.revoked });
              onChange();
            }, say)
          }
        />
      </div>
      <Dialog sheet open={asked} onClose={() => setAsked(false)} title={words.rotateTitle} closeLabel={m.close}>
        <p>{words.rotateText}</p>
        <Select label={words.overlap} className="mt-4" value={hours} onChange={(event) => setHours(event.target.value)}>
          {(['0', '24', '168'] as const).map((n) => (
            <option key={n} value={n}>
              {words.hours[n]}
            </option>
          ))}
        </Select>
        <Button kind="ink" size="host" busy={busy} onClick={() => void rotate()} className="mt-5 w-full">
          {words.rotate}
        </Button>
      </Dialog>
    </li>
  );
}
