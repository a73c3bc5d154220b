import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../words/words.tsx';

/** Searches the day's rows while typing; Enter on a complete voucher code seats its party. */
export function DaySearch({
  text,
  onChange,
  onEnter,
}: {
  text: string;
  onChange: (text: string) => void;
  onEnter: () => void;
}) {
  const { m } = useWords();
  const words = m.evening.search;
  const id = useId();
  return (
    <search className="relative flex min-w-0 flex-1 items-center">
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5 size-5 text-ink-3"
        strokeWidth={1.9}
      />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={words.hint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          if (event.key === 'Escape') onChange('');
        }}
        className={`min-h-12 w-full rounded-pill border border-line-strong bg-surface pl-11 text-md placeholder:text-sm max-[22rem]:placeholder:text-xs placeholder:text-ink-3 ${text ? 'pr-12' : 'pr-3'}`}
      />
      {text ? (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => onChange('')}
          className="absolute right-0.5 grid size-11 place-items-center rounded-pill hover:bg-hover"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.9} />
        </button>
      ) : null}
    </search>
  );
}
