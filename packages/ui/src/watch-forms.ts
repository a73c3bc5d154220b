import { goTo, wrongFields } from './wrong-fields.ts';

/** What a form needs at most to show what is wrong with it, once nothing is busy any more. */
const SETTLE_MS = 100;
const EDITABLE = 'input, select, textarea';

/**
 * Every form of the document: once a sent form is refused, the focus goes to its first wrong field, or to the message where
 * no field is wrong. `say` is told how many fields there are. Whoever has gone on to another field is left there.
 */
export function watchForms(say: (count: number) => void): () => void {
  let stop = () => {};
  const tell = (form: Element): boolean => {
    const wrong = wrongFields(form);
    if (wrong[0]) goTo(wrong[0]);
    say(wrong.length);
    return wrong.length > 0;
  };
  const sent = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    stop();
    say(0);
    stop = awaitAnswer(target, tell);
  };
  document.addEventListener('submit', sent, true);
  document.addEventListener('focusin', showWhole);
  // A page that came back refused as a whole document.
  const refused = [...document.forms].find((form) => form.method === 'post' && wrongFields(form).length > 0);
  if (refused) tell(refused);
  return () => {
    document.removeEventListener('submit', sent, true);
    document.removeEventListener('focusin', showWhole);
    stop();
  };
}

/** A browser scrolls a tall field to its caret only, and leaves the rest of it behind a bar. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** Looks at a sent form when it settles, and again when its button stops being busy, until the person goes on. */
function awaitAnswer(form: HTMLFormElement, tell: (form: Element) => boolean): () => void {
  const place = form.closest('dialog, main') ?? form;
  const before = new Map(messagesOf(place).map((one) => [one, one.textContent]));
  const from = document.activeElement;
  let busy = false;
  let own = false;
  const look = (): boolean => {
    own = true;
    let found = form.isConnected && tell(form);
    const said = messagesOf(place).find((one) => form.contains(one) || before.get(one) !== one.textContent);
    if (!found && said) {
      if (!document.activeElement?.contains(said)) goTo(said);
      found = true;
    }
    own = false;
    return found;
  };
  const lookWhenSettled = () =>
    setTimeout(() => {
      if (!busy) look();
    }, SETTLE_MS);
  let settled = lookWhenSettled();
  const changed = new MutationObserver(() => {
    const was = busy;
    busy = form.querySelector('[type=submit][aria-busy=true]') !== null;
    if (was && !busy && !look()) settled = lookWhenSettled();
  });
  changed.observe(place, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const goneOn = ({ target }: FocusEvent) => {
    if (!own && target !== from && target instanceof Element && target.matches(EDITABLE)) end();
  };
  document.addEventListener('focusin', goneOn);
  const end = () => {
    changed.disconnect();
    clearTimeout(settled);
    document.removeEventListener('focusin', goneOn);
  };
  return end;
}

function messagesOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[role=alert]')].filter((one) => one.textContent?.trim());
}
