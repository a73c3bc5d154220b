import { voucherCodeLength } from '@metade/domain/voucher.ts';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.tsx';

/**
 * One input that looks like six boxes: typing, deleting, pasting and reading aloud work as usual. On a touch screen the panel's own
 * keys write into it, and the device's keyboard stays closed.
 */
export function CodeBoxes({
  code,
  onChange,
  unknown,
  takesFocus,
}: {
  code: string;
  onChange: (text: string) => void;
  /** A typed character that codes do not use. */
  unknown: string | null;
  takesFocus: boolean;
}) {
  const { m } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const touch = matchMedia('(pointer: coarse)').matches;
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {m.voucher.codeLabel}
      </label>
      <div className="group relative">
        <input
          ref={input}
          id={id}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          // A selection could be hidden by the boxes: the caret is always at the end.
          onSelect={({ currentTarget }) => currentTarget.setSelectionRange(code.length, code.length)}
          inputMode={touch ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 z-10 size-full cursor-text rounded-2 text-transparent opacity-0"
        />
        <div aria-hidden="true" className="grid grid-cols-[repeat(3,1fr)_0.4fr_repeat(3,1fr)] gap-2">
          {Array.from({ length: voucherCodeLength }, (_, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the boxes are their positions
              key={index}
              className={`display grid h-18 place-items-center rounded-3 border border-line-strong bg-surface text-dmd ${
                index === Math.min(code.length, voucherCodeLength - 1)
                  ? 'group-focus-within:border-3 group-focus-within:border-info pointer-coarse:border-3 pointer-coarse:border-info'
                  : ''
              } ${index === 3 ? 'col-start-5' : ''}`}
            >
              {code[index] ?? ''}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-3 text-center text-sm text-ink-2" aria-live="polite">
        {unknown ? `${m.voucher.notInCode(unknown)} ` : ''}
        {m.voucher.codeHint}
      </p>
    </div>
  );
}
