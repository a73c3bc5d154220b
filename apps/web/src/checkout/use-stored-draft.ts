import { useEffect, useRef } from 'react';
import { toldFields } from './told-fields.ts';

const KEY = 'checkout-draft';
const KEPT = ['order', 'people', ...toldFields, 'terms', 'terms_version'];

/** Stores the form's input in this tab until it is sent, so that a reload loses nothing. */
export function useStoredDraft(order: string, termsVersion: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const draft = readDraft();
    if (form.current && draft.get('order') === order) fillIn(form.current, draft, termsVersion);
  }, [order, termsVersion]);
  const keep = () => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)].filter(([name]) => KEPT.includes(name));
    sessionStorage.setItem(KEY, `${new URLSearchParams(typed.map(([name, value]) => [name, String(value)]))}`);
  };
  const forget = () => sessionStorage.removeItem(KEY);
  return { ref: form, onChange: keep, onSent: forget };
}

function readDraft(): URLSearchParams {
  return new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
}

/** What was changed before the page's script ran is newer than the draft. */
function fillIn(form: HTMLFormElement, draft: URLSearchParams, termsVersion: string): void {
  const told = toldFields.flatMap((field) => form.querySelector<HTMLTextAreaElement>(`[name=${field}]`) ?? []);
  for (const field of told) if (field.value === field.defaultValue) field.value = draft.get(field.name) ?? '';
  const people = form.querySelector<HTMLInputElement>(`[name=people][value="${Number(draft.get('people'))}"]`);
  const folded = told[0]?.closest('details');
  if (folded && (told.some(({ value }) => value) || people?.checked === false)) folded.open = true;
  if (people) people.checked = true;
  const terms = form.querySelector<HTMLInputElement>('[name=terms]');
  if (terms && terms.checked === terms.defaultChecked && draft.get('terms_version') === termsVersion)
    terms.checked = draft.get('terms') === 'on';
}
