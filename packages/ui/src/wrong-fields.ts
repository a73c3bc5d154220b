/** Fields that were refused: a control says so with aria-invalid, a group whose role cannot with data-invalid. */
export const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** The refused fields of a form in the order of the page; a group counts when nothing in it does. */
export function wrongFields(form: Element): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(WRONG)].filter(
    (field) => field.checkVisibility() && !field.querySelector(WRONG),
  );
}

/** Moves the focus to an element, or to the first control in it, in the middle of the screen, where no bar covers it. */
export function goTo(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  if (target === element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
}
