import { useEffect, useEffectEvent } from 'react';
import type { Place } from './tap-guard.ts';
import { samePlacePx, TapGuard } from './tap-guard.ts';

/** In which a tap on what moved under the finger does nothing. */
const tapGuardMs = 1000;
const controls = ['button', 'a[href]', 'input', 'select', 'textarea'].map((one) => `li ${one}`).join();

/**
 * One guard for every list of the panel: a tap that lands on what moved under the finger is dropped, and told. A keyboard
 * stays on the control that it was on and is not guarded.
 */
export function useTapGuard(onDropped: () => void): void {
  const dropped = useEffectEvent(onDropped);
  useEffect(() => {
    const guard = new TapGuard<Step>(tapGuardMs);
    let address = location.href;
    let frame = 0;
    let scrolled = scrollY;
    // What the browser scrolled to keep the content in its place when something above it changed is no scrolling by hand.
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
      const tap = { x: event.clientX, y: event.clientY, at: performance.now(), dialog: control.closest('li dialog') };
      const again = opened(last, tap);
      // A third tap is as little meant for the dialog as the second.
      last = again ? { ...tap, dialog: null } : tap;
      if (again) return drop(event);
      if (isFree(control)) return guard.tappedElsewhere(performance.now());
      // What moved without a trace in the document, by a picture that came, is seen at the tap.
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
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    const hand = () => {
      if (frame === 0) scrolled = scrollY;
    };
    // Who types stands where he types: what his own words moved is expected.
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

/** What an element does. React gives one element another name and step where two are drawn at the same place. */
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
    if (isFree(element)) continue;
    // What stands in one list is shifted alike.
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

type Tap = { x: number; y: number; at: number; dialog: Element | null };

/** Whether a tap is the second one of the tap on a row that opened the dialog it lands in. */
function opened(first: Tap | null, second: Tap): boolean {
  if (first === null || second.dialog === null || second.dialog === first.dialog) return false;
  const near = Math.hypot(first.x - second.x, first.y - second.y) < samePlacePx;
  return near && second.at - first.at < tapGuardMs;
}

/**
 * Whether a control is no row's: outside of the lists, in a dialog that a row opened, or in a list of a form, which is only sent
 * when the form is saved.
 */
function isFree(control: Element): boolean {
  const row = control.closest('li, dialog');
  return !row?.matches('li') || row.closest('form') !== null;
}

/** What makes a place of the window one of its page or dialog, however far that is scrolled or slid in. */
function shiftOf(element: Element, anchored: number): { frame: Element; left: number; top: number } {
  const frame = element.closest<HTMLElement>('dialog, [data-fixed]') ?? document.documentElement;
  const origin = frame.matches('[data-fixed]') ? { left: 0, top: 0 } : frame.getBoundingClientRect();
  // A sheet that became shorter has taken all of its rows along; its slide is no part of its offset.
  const laid = frame.matches('dialog') ? { left: frame.offsetLeft, top: frame.offsetTop } : { left: 0, top: 0 };
  let left = laid.left - origin.left;
  let top = laid.top - origin.top - (frame === document.documentElement ? anchored : 0);
  for (let at = element.parentElement; at !== null && at !== frame; at = at.parentElement) {
    left += at.scrollLeft;
    top += at.scrollTop;
  }
  return { frame, left, top };
}
