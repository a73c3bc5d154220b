import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { watchForms } from './watch-forms.ts';
import { wrongFields } from './wrong-fields.ts';

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
    const look = () => setCount(wrongFields(form).length);
    const changed = new MutationObserver(look);
    changed.observe(form, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-invalid', 'hidden'],
    });
    look();
    return () => changed.disconnect();
  }, [button, submits]);
  return words && count > 0 ? words(count) : null;
}
