import { useEffect, useEffectEvent } from 'react';
import type { Place } from './tap-guard.ts';
import { samePlacePx, TapGuard } from './tap-guard.ts';

/** How long a tap on a control that just moved under the finger is ignored. */
const tapGuardMs = 1000;
const controls = ['button', 'a[href]', 'input', 'select', 'textarea'].map((one) => `li ${one}`).join();

/**
 * One guard for every list of the panel: ignores taps on what just moved under the finger, and says so. Keyboard use is not
 * affected, since focus stays on its control.
 */
export function useTapGuard(onDropped: () => void): void {
  const dropped = useEffectEvent(onDropped);
  useEffect(() => {
    const guard = new TapGuard<Step>(tapGuardMs);
    let address = location.href;
    let frame = 0;
    let scrolled = scrollY;
    // Scroll anchoring by the browser is no scrolling by the user.
    let anchored = 0;
    let last: Tap | null = null;
    const measure = () => {
      if (frame !== 0) anchored += scrollY - scrolled;
      scrolled = scrollY;
      cancelAnimationFrame(frame);
      frame = 0;
      if (location.href !== address) guard.forget();
      address = location.href;
      guard.measured(placesOf(document.querySelectorAll(controls), anchored), performance.now());
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const tapped = (event: MouseEvent) => {
      const target = event.target as Element;
      const control = target.closest?.('button, a[href], input, select, textarea, label');
      if (event.detail === 0 || !control) return;
      const tap = {
        x: event.clientX,
        y: event.clientY,
        at: performance.now(),
        row: control.closest('li') !== null,
        dialog: control.closest('dialog'),
      };
      const again = opened(last, tap) || closed(last, tap);
      // A third tap is not meant for what has come either.
      last = again && last ? { ...last, at: tap.at } : tap;
      if (again) return drop(event);
      if (isFree(control)) return guard.tappedElsewhere(performance.now());
      // Moves that do not change the document, such as a loaded image, are detected at the tap.
      const step = stepOf(control);
      if (frame !== 0 || !guard.standsAt(step, placesOf([control], anchored).get(step))) measure();
      const { left, top, frame: within } = shiftOf(control, anchored);
      const point = { frame: within, x: event.clientX + left, y: event.clientY + top };
      if (guard.refuses(step, point, performance.now())) drop(event);
    };
    const drop = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      dropped();
    };
    // Rows that follow a list's last one move nothing; what is scrolled meanwhile is the user's.
    let grown = false;
    const changes = new MutationObserver((records) => {
      grown = records.every(isGrowth);
      if (!grown) soon();
    });
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    const sizes = new ResizeObserver(() => {
      if (!grown) soon();
      grown = false;
    });
    sizes.observe(document.body);
    const hand = () => {
      if (frame === 0) scrolled = scrollY;
    };
    // While typing, results moved by one's own input are expected.
    const typed = () => guard.tappedElsewhere(performance.now());
    document.addEventListener('input', typed, { capture: true });
    document.addEventListener('click', tapped, { capture: true });
    addEventListener('scroll', hand, { passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      document.removeEventListener('input', typed, { capture: true });
      document.removeEventListener('click', tapped, { capture: true });
      removeEventListener('scroll', hand);
    };
  }, []);
}

function isGrowth({ type, target, nextSibling, removedNodes }: MutationRecord): boolean {
  return type === 'childList' && target instanceof HTMLUListElement && !nextSibling && removedNodes.length === 0;
}

/** What an element does. React may reuse an element for another name and action in the same place. */
type Step = { name: string | null };

const steps = new WeakMap<Element, Step>();

function stepOf(element: Element): Step {
  const name = element.getAttribute('aria-label');
  const known = steps.get(element);
  if (known?.name === name) return known;
  const step = { name };
  steps.set(element, step);
  return step;
}

function placesOf(elements: Iterable<Element>, anchored: number): Map<Step, Place> {
  const shifts = new Map<Element | null, ReturnType<typeof shiftOf>>();
  const places = new Map<Step, Place>();
  for (const element of elements) {
    // Out of sight nothing can be tapped, and what rests there would have to be laid out to be measured.
    if (!element.checkVisibility({ contentVisibilityAuto: true }) || isFree(element)) continue;
    // Controls of one list shift together.
    const list = element.closest('ul, ol');
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const shift = shifts.get(list) ?? shiftOf(element, anchored);
    shifts.set(list, shift);
    places.set(stepOf(element), {
      frame: shift.frame,
      left: box.left + shift.left,
      right: box.right + shift.left,
      top: box.top + shift.top,
      bottom: box.bottom + shift.top,
    });
  }
  return places;
}

type Tap = { x: number; y: number; at: number; row: boolean; dialog: HTMLDialogElement | null };

/** Whether a tap is the second one of a double tap on the row that opened the dialog. */
function opened(first: Tap | null, second: Tap): boolean {
  if (first === null || second.dialog === null || second.dialog === first.dialog) return false;
  return isSecond(first, second) && (first.row || second.dialog.closest('li') !== null);
}

/** Whether a tap is the second one of the tap that closed a dialog, and lands on what lay below it. */
function closed(first: Tap | null, second: Tap): boolean {
  if (first === null || first.dialog === null || second.dialog === first.dialog) return false;
  return isSecond(first, second) && !(first.dialog.open && first.dialog.isConnected);
}

function isSecond(first: Tap, second: Tap): boolean {
  return Math.hypot(first.x - second.x, first.y - second.y) < samePlacePx && second.at - first.at < tapGuardMs;
}

/**
 * Whether a control belongs to no row: outside of lists, in a dialog opened by a row, or in a form's list, which acts only when the
 * form is saved.
 */
function isFree(control: Element): boolean {
  const row = control.closest('li, dialog');
  return !row?.matches('li') || row.closest('form') !== null;
}

/** Converts a position in the window to one in its page or dialog, whatever is scrolled or animated. */
function shiftOf(element: Element, anchored: number): { frame: Element; left: number; top: number } {
  const frame = element.closest<HTMLElement>('dialog, [data-fixed]') ?? document.documentElement;
  const origin = frame.matches('[data-fixed]') ? { left: 0, top: 0 } : frame.getBoundingClientRect();
  // A sheet that became shorter moved all its rows; its animation is no part of the offset.
  const laid = frame.matches('dialog') ? { left: frame.offsetLeft, top: frame.offsetTop } : { left: 0, top: 0 };
  let left = laid.left - origin.left;
  let top = laid.top - origin.top - (frame === document.documentElement ? anchored : 0);
  for (let at = element.parentElement; at !== null && at !== frame; at = at.parentElement) {
    left += at.scrollLeft;
    top += at.scrollTop;
  }
  return { frame, left, top };
}
