import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Tells the page what was typed before its script ran, as if it were typed now; then marks the document as awake (`html[data-awake]`). */
export function useTypedEarly(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<Field>('input, textarea')) if (isText(field)) tellAgain(field);
    document.documentElement.dataset.awake = '';
  }, []);
}

function isText(field: Field): boolean {
  return !['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'].includes(field.type);
}

/** React answers `input` only where the value is another than the one it last saw, and it saw what was typed early without answering. */
function tellAgain(field: Field): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
