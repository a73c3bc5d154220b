import { goTo, isSamePart, wrongFields } from './wrong-fields.ts';

/** How long a form may take to show its errors, once nothing is busy. */
const SETTLE_MS = 100;
const EDITABLE = 'input, select, textarea';
const FAILURE = '[role=alert]';
const OUTCOME = `${FAILURE}, [role=status]:not(.sr-only)`;

/**
 * Watches every form of the document: after a refusal, focuses the first invalid field, or the message where no field is invalid; the
 * message too where it took the form's place. `say` gets the number of fields. Does nothing when the person has moved to another field.
 */
export function watchForms(say: (count: number) => void): () => void {
  let stop = () => {};
  const tell = (wrong: HTMLElement[]): boolean => {
    if (wrong[0]) goTo(wrong[0]);
    say(wrong.length);
    return wrong.length > 0;
  };
  const sent = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    // Enter in a field of a part sends that part, whatever button the browser presses for it.
    const from = document.activeElement?.closest('[data-part]') ?? submitter;
    stop();
    say(0);
    stop = awaitAnswer(target, () => tell(wrongFields(target).filter((field) => isSamePart(from, field))));
  };
  document.addEventListener('submit', sent, true);
  document.addEventListener('focusin', showWhole);
  // A page that was loaded again with errors.
  const posted = [...document.forms].filter((form) => form.method === 'post');
  tell(posted.map(wrongFields).find((wrong) => wrong.length > 0) ?? []);
  return () => {
    document.removeEventListener('submit', sent, true);
    document.removeEventListener('focusin', showWhole);
    stop();
  };
}

/** Browsers scroll a tall field to its caret only, and leave the rest behind a bar. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** Checks a sent form when it settles, and again when its button stops being busy, until the person goes on. */
function awaitAnswer(form: HTMLFormElement, tell: () => boolean): () => void {
  const place = form.closest('dialog, main') ?? form;
  const before = new Map(messagesOf(place, OUTCOME).map((one) => [one, one.textContent]));
  const from = document.activeElement;
  const page = location.pathname;
  let busy = false;
  let own = false;
  const look = (): boolean => {
    own = true;
    let found = form.isConnected && tell();
    const isReplaced = !form.isConnected && location.pathname === page;
    const said = messagesOf(place, isReplaced ? OUTCOME : FAILURE).find(
      (one) => form.contains(one) || before.get(one) !== one.textContent,
    );
    if (!found && said) {
      if (!isAt(said)) goTo(said);
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
    busy = form.isConnected && form.querySelector('[type=submit][aria-busy=true]') !== null;
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

function messagesOf(place: Element, kinds: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(kinds)].filter((one) => one.textContent?.trim());
}

/** Whether the focus is at a message already. It is at nothing once the pressed button is disabled: at the whole page, then. */
function isAt(message: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && !at.matches('body, main') && at.contains(message);
}
