import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { watchForms } from './watch-forms.ts';
import { isSamePart, WRONG, wrongFields } from './wrong-fields.ts';

/** "3 fields to correct". */
type CountWords = (count: number) => string;
const CountWordsContext = createContext<CountWords | null>(null);

/** Wraps an app: a refused form focuses its first invalid field and announces their number. */
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

/** Number of invalid fields of a button's form, in words; null when there are none. */
export function useWrongCount(button: RefObject<HTMLButtonElement | null>, submits: boolean): string | null {
  const words = use(CountWordsContext);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = button.current?.form;
    if (!submits || !form) return undefined;
    // Fields changed since the refusal are not counted until the form is sent again.
    let changedSince = new WeakSet<Element>();
    const counts = (field: Element) => !changedSince.has(field) && isSamePart(button.current, field);
    const look = () => setCount(wrongFields(form).filter(counts).length);
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
