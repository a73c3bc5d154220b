/** Invalid fields: a control has aria-invalid, a group whose role does not allow it data-invalid. */
export const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** A form's invalid fields in page order; a group counts when nothing in it does. */
export function wrongFields(form: Element): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(WRONG)].filter(
    (field) => field.checkVisibility() && !field.querySelector(WRONG),
  );
}

/** Whether two elements of a form are sent by the same button: a `data-part` has one of its own, like a coupon's. */
export function isSamePart(one: Element | null, other: Element): boolean {
  return partOf(one) === partOf(other);
}

const partOf = (element: Element | null) => element?.closest('[data-part]')?.getAttribute('data-part');

/** Focuses an element, or the first control in it, centred on the screen, where no bar covers it. */
export function goTo(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  if (target === element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
}
