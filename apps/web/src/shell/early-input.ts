import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replays what came before hydration: what was typed, as events, and the last press of a button (`[data-pressed]`, late-scripts.tsx).
 * Marks the document as hydrated (`html[data-awake]`).
 */
export function useEarlyInput(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>('input, textarea')) if (isText(field)) tellAgain(field);
    document.documentElement.dataset.awake = '';
    const pressed = document.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  }, []);
}

function isText(field: Field): boolean {
  return !['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'].includes(field.type);
}

/** React ignores `input` events with an unchanged value, and it had seen the early value without handling it. */
function tellAgain(field: Field): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
