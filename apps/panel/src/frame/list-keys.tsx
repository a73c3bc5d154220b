import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { focusRow, focusSearch } from './row-keys.ts';

const storageKey = 'metade.panel.keys';

/**
 * Keyboard shortcuts for the desk's lists, with a help overlay. They can be turned off, for users of speech input. onNext: starts
 * with the most urgent entry, or goes to the next.
 */
export function ListKeys({ onNext }: { onNext: () => void }) {
  const { m } = useWords();
  const { keys } = m.board;
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const acts: Readonly<Record<string, () => void>> = {
    j: () => focusRow(1),
    k: () => focusRow(-1),
    a: () => focusRow(0),
    '/': focusSearch,
    n: onNext,
    '?': () => setOpen(true),
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest('input, textarea, select, [contenteditable=true], dialog')) return;
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const lines = [
    ['j', keys.next],
    ['k', keys.previous],
    ['Enter', keys.enter],
    ['a', keys.act],
    ['/', keys.search],
    ['n', keys.walk],
    ['?', keys.help],
  ] as const;
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" className="mt-8 bar:hidden!">
        <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {keys.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={keys.title} closeLabel={m.close}>
        <p className="text-ink-2">{keys.text}</p>
        <dl className="mt-4 border-t border-line">
          {lines.map(([key, what]) => (
            <div key={key} className="flex min-h-11 items-center gap-4 border-b border-line">
              <dt className="w-20">
                <kbd className="rounded-1 border border-line-strong px-2 py-0.5 text-sm font-semibold">{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => {
              localStorage.setItem(storageKey, event.target.checked ? 'on' : 'off');
              setOn(event.target.checked);
            }}
            className="size-5"
          />
          {keys.on}
        </label>
      </Dialog>
    </>
  );
}
