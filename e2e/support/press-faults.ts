import type { Fault } from './layout.ts';

/**
 * Run in a page, which it scrolls through: what can be pressed and at no place of the page lies free, or is smaller than a
 * target may be, and texts that something painted lies over.
 */
export function pressFaults(least: number): Fault[] {
  const found: Fault[] = [];
  const root = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  const tag = (one: Element) => one.outerHTML.replace(/>[^]*/, '>').slice(0, 120);
  const name = (one: Element) =>
    `“${(one.textContent?.trim() || one.getAttribute('aria-label') || tag(one)).replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isMap = (one: Element) => one.closest('.maplibregl-map, [data-map]') !== null;

  /** What a finger aims at: a field that is drawn by its label is its label. */
  function shown(control: HTMLElement): HTMLElement | null {
    const { width, height, bottom } = control.getBoundingClientRect();
    // A way past the header stands above the page until it has the focus.
    if (bottom + scrollY <= 0) return null;
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    const label = labels.find((one) => one.contains(control)) ?? labels[0];
    const room = width > 2 && height > 2;
    const byLabel = !room || !isSeen(control) || control.matches('[type=checkbox], [type=radio]');
    if (byLabel && label && isSeen(label) && label.getBoundingClientRect().height > 2) return label;
    return room ? control : null;
  }

  const controls = new Map<HTMLElement, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (control.matches(':disabled, [inert] *, [tabindex="-1"], [type=hidden]') || isMap(control)) continue;
    const target = control.checkVisibility({ visibilityProperty: true }) ? shown(control) : null;
    if (target) controls.set(target, control);
  }
  const texts = new Set<HTMLElement>();
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (says && isSeen(one) && !isMap(one) && !one.closest('.sr-only, option, svg, [inert]')) texts.add(one);
  }

  type Point = { x: number; y: number };
  /** Of a control its first box, of a text its first line: what of it no frame around it cuts. */
  function first(one: HTMLElement): DOMRect | null {
    const range = document.createRange();
    range.selectNodeContents(one);
    const whole = (controls.has(one) ? one : range).getClientRects()[0];
    if (!whole) return null;
    let { left, top, right, bottom } = whole;
    for (let up = one.parentElement; up && up !== root; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = up.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
  const points = ({ left, top, width, height }: DOMRect): Point[] => {
    const inset = Math.min(6, width / 3);
    const y = top + height / 2;
    return [left + inset, left + width / 2, left + width - inset].map((x) => ({ x, y }));
  };
  const inScreen = ({ x, y }: Point) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** What lies over one where a finger or an eye looks for it; null: nothing does, undefined: it is not in sight. */
  function cover(one: HTMLElement, isText: boolean): Element | null | undefined {
    const rect = first(one);
    if (!rect) return null;
    if (rect.width < 2 || rect.height < 2) return undefined;
    for (const point of isText ? points(rect).slice(1, 2) : points(rect)) {
      if (!inScreen(point)) return undefined;
      const hit = document.elementFromPoint(point.x, point.y);
      // A message goes by itself.
      if (!hit || one.contains(hit) || hit.closest('[data-fixed]')) continue;
      if (!isText) {
        if (hit !== controls.get(one) && hit.closest('label') !== one) return hit;
        continue;
      }
      for (let up: Element | null = hit; up && !up.contains(one); up = up.parentElement) {
        const { backgroundColor } = getComputedStyle(up);
        const clear = /^rgba\(.*, 0(\.[0-4]\d*)?\)$|\/ 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
        if (!clear || up.matches('img, canvas, video')) return up;
      }
    }
    return null;
  }

  const covers = new Map<HTMLElement, Element | undefined>();
  const left = new Set([...texts, ...controls.keys()]);
  const small = (target: HTMLElement) => {
    const { width, height } = target.getBoundingClientRect();
    if (width >= least && height >= least) return false;
    let sentence: Element = target;
    while (getComputedStyle(sentence).display === 'inline' && sentence.parentElement) sentence = sentence.parentElement;
    const long = ({ textContent }: Element) => textContent?.trim().length ?? 0;
    if (long(sentence) > long(target) + 2) return false;
    const middle = points(target.getClientRects()[0] ?? target.getBoundingClientRect())[1] ?? { x: 0, y: 0 };
    // A target may reach further than what is drawn of it.
    const reach = least / 2 - 0.5;
    return [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(middle.x + x, middle.y + y);
      return !hit || !(target.contains(hit) || hit === controls.get(target) || hit.closest('label') === target);
    });
  };
  function look(one: HTMLElement): void {
    const over = cover(one, texts.has(one) && !controls.has(one));
    if (over) covers.set(one, over);
    if (over !== null) return;
    left.delete(one);
    if (controls.has(one) && small(one)) {
      const { width, height } = one.getBoundingClientRect();
      found.push({ kind: 'small', what: `${name(one)} is ${Math.round(width)} × ${Math.round(height)} px` });
    }
  }

  const height = document.documentElement.scrollHeight;
  for (let top = 0; top === 0 || top < height - innerHeight / 2; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    for (const one of left) look(one);
  }
  const strips = new Map<Element, number>();
  for (const one of left) {
    for (let up = one.parentElement; up; up = up.parentElement) if (!strips.has(up)) strips.set(up, up.scrollLeft);
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    look(one);
    if (!left.has(one)) continue;
    const over = covers.get(one);
    // What stands outside of its frame at every place is cut, which texts are asked themselves.
    if (over || controls.has(one))
      found.push({ kind: 'covered', what: `${name(one)} is under ${over ? tag(over) : 'the edge'}` });
  }
  for (const [strip, at] of strips) strip.scrollTo({ left: at, behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
