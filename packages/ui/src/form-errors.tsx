import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { watchForms } from './watch-forms.ts';
import { WRONG, wrongFields } from './wrong-fields.ts';

/** "3 fields to correct". */
type CountWords = (count: number) => string;
const CountWordsContext = createContext<CountWords | null>(null);

/** Around an app: a refused form of any kind takes the focus to its first wrong field and says how many there are. */
export function FormErrors({ words, children }: { words: CountWords; children: ReactNode }) {
  const [count, setCount] = useState(0);
  useEffect(() => watchForms(setCount), []);
  return (
    <CountWordsContext value={words}>
      {children}
      <p role="status" data-form-errors="" className="sr-only">
        {count > 0 ? words(count) : ''}
      </p>
    </CountWordsContext>
  );
}

/** How many fields of a button's form are to be corrected, in words; null while none is. */
export function useWrongCount(button: RefObject<HTMLButtonElement | null>, submits: boolean): string | null {
  const words = use(CountWordsContext);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = button.current?.form;
    if (!submits || !form) return undefined;
    // What was changed since it was refused is not told of until it is sent again.
    let changedSince = new WeakSet<Element>();
    const look = () => setCount(wrongFields(form).filter((field) => !changedSince.has(field)).length);
    const typed = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest(WRONG) : null;
      if (field) changedSince.add(field);
      look();
    };
    const sent = () => {
      changedSince = new WeakSet();
      look();
    };
    form.addEventListener('input', typed);
    form.addEventListener('submit', sent);
    const changed = new MutationObserver(look);
    changed.observe(form, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-invalid', 'hidden'],
    });
    look();
    return () => {
      changed.disconnect();
      form.removeEventListener('input', typed);
      form.removeEventListener('submit', sent);
    };
  }, [button, submits]);
  return words && count > 0 ? words(count) : null;
}
