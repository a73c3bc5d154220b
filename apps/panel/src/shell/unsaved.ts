import { useEffect } from 'react';
import { useWords } from '../words/words.tsx';

/** The question of each form on the screen that holds what is not saved. */
const questions = new Map<symbol, string>();

/** Asks before the screen, or the window, is left over what was typed and is not saved. */
export function useUnsaved(unsaved: boolean): void {
  const { m } = useWords();
  useEffect(() => {
    if (!unsaved) return;
    const form = Symbol();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    questions.set(form, m.leaveUnsaved);
    addEventListener('beforeunload', ask);
    return () => {
      questions.delete(form);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, m]);
}

/** Whether nothing is unsaved, or whoever typed it lets it go. */
export function mayLeave(): boolean {
  const [question] = questions.values();
  return question === undefined || confirm(question);
}
