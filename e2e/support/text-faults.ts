import type { Fault } from './layout.ts';

/**
 * Run in a page: texts that are cut, run out of their box, touch its border or the screen's edge, or lie over another text or
 * over something drawn. Dots are meant where a class says so and the whole text is a press away; a ground of its own makes a
 * text on a picture meant, and a picture that says that it is a ground (data-ground) has a test of its own.
 */
export function textFaults(): Fault[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Seen = { owner: Element; lines: Box[]; float: Element | null };
  const root = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  const found = new Map<string, Fault>();
  const tell = (kind: Fault['kind'], what: string) => found.set(kind + what, { kind, what });
  const name = (one: Element) => `“${one.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const tag = (one: Element) => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').slice(0, 60)}`;
  const within = (one: Box, box: Box): Box => ({
    left: Math.max(one.left, box.left),
    top: Math.max(one.top, box.top),
    right: Math.min(one.right, box.right),
    bottom: Math.min(one.bottom, box.bottom),
  });
  const over = (one: Box, two: Box, by = 2) => {
    const common = within(one, two);
    return common.right - common.left > by && common.bottom - common.top > by;
  };
  const isShort = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const hasGround = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage.includes('gradient') || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$|\/ 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
  const isOpen = (one: Element) => one.matches('dialog[open], [popover]');
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The dots of one box: whether a class means them, enough is left to know it by, and a press shows the whole. */
  function checkDots(box: HTMLElement): void {
    const cut = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2;
    if (!cut) return;
    const meant = /\btruncate\b|\bline-clamp-/.test(box.className);
    const whole =
      box.closest('a[href], button, summary, [title], details') ??
      (box.closest('li, article, tr') ?? box).querySelector('a[href], button, summary');
    if (!meant || !whole) tell('short', `${name(box)} ends in dots, and nothing shows the whole`);
    else if (box.clientWidth < 64 && box.scrollWidth > box.clientWidth + 1)
      tell('short', `${name(box)} has ${box.clientWidth} px`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  /** The words of a field that are the page's own. */
  function wordsOf(field: HTMLElement): { words: string; style: CSSStyleDeclaration } {
    const style = getComputedStyle(field);
    if (field instanceof HTMLSelectElement) return { words: field.selectedOptions[0]?.text.trim() ?? '', style };
    if (!(field instanceof HTMLInputElement)) return { words: '', style };
    if (field.type === 'date') return { words: '00/00/0000 ▾', style };
    return { words: field.value ? '' : field.placeholder, style: getComputedStyle(field, '::placeholder') };
  }
  function checkField(field: HTMLElement): void {
    if (field instanceof HTMLInputElement && field.clientHeight > 0 && field.scrollHeight > field.clientHeight + 2)
      tell('cut', `the field ${field.name} is too low for its text`);
    const { words, style } = wordsOf(field);
    if (!words || !pen || field.clientWidth < 2) return;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(words).width > room + 2) tell('field', `“${words}” has ${room} px in ${tag(field)}`);
  }

  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const texts: Seen[] = [];
  const drawn: Seen[] = [];
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(one)) continue;
    const own = getComputedStyle(one);
    if (one.matches('input, select') && !one.matches('.sr-only')) checkField(one);
    const art = one.matches('img, video, canvas, svg') || own.backgroundImage.includes('url(');
    const nodes = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if ((nodes.length === 0 && !art) || one.closest('.sr-only, option') || one.parentElement?.closest('svg')) continue;
    if (art ? one.closest('[data-ground]') : one.matches('svg *')) continue;
    let lines: Box[] = art
      ? [one.getBoundingClientRect()]
      : nodes.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          // Of a line the middle, where letters are: boxes of lines reach into each other.
          return [...range.getClientRects()].map(({ left, top, right, bottom, height }) => ({
            left,
            right,
            top: top + height / 5,
            bottom: bottom - height / 5,
          }));
        });
    let float: Element | null = null;
    let painted = false;
    // Pins of a map lie where their places are.
    const onMap = one.closest('.maplibregl-map, [data-map]') !== null;
    let scrolls = onMap;
    for (let box: HTMLElement | null = one; box && box !== document.body; box = box.parentElement) {
      const style = box === one ? own : getComputedStyle(box);
      if (style.clipPath !== 'none') {
        lines = [];
        break;
      }
      const frame = box.getBoundingClientRect();
      if (clips(style.overflowY) && (frame.height < 2 || frame.right < 0)) {
        lines = [];
        break;
      }
      scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY);
      if (!art && lines.length > 0) {
        const out = {
          x: lines.some((line) => line.right > frame.right + 2 || line.left < frame.left - 2),
          y: lines.some((line) => line.bottom > frame.bottom + 2 || line.top < frame.top - 2),
        };
        if (isShort(style)) checkDots(box);
        else if (!scrolls && ((clips(style.overflowX) && out.x) || (clips(style.overflowY) && out.y)))
          tell('cut', `${name(one)} is cut by ${tag(box)}`);
        const bordered = style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px';
        const ground =
          ((hasGround(style) && style.backgroundColor !== paper) || bordered) && style.display !== 'inline';
        if (!scrolls && !float && !painted && ground) {
          painted = true;
          if (out.x || out.y) tell('cut', `${name(one)} runs out of ${tag(box)}`);
          else if (lines.some((line) => line.right > frame.right - 2 || line.left < frame.left + 2))
            tell('touch', `${name(one)} touches the border of ${tag(box)}`);
        }
      }
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
        lines = lines.map((line) => within(line, frame));
      if (style.position === 'fixed' || style.position === 'sticky' || isOpen(box)) float ??= box;
      if (style.position === 'absolute') painted = true;
    }
    lines = lines.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    if (lines.length === 0) continue;
    if (art) {
      drawn.push({ owner: one, lines, float });
      continue;
    }
    const width = document.documentElement.clientWidth;
    const edge = scrolls ? -2 : float ? 4 : 8;
    if (lines.some(({ left, right }) => right > width - edge || left < edge))
      tell('edge', `${name(one)} is less than ${edge} px from the edge of the page`);
    if (!onMap) texts.push({ owner: one, lines, float });
  }

  const related = (one: Element, two: Element) => one.contains(two) || two.contains(one);
  for (const [nth, { owner, lines, float }] of texts.entries()) {
    for (const other of texts.slice(nth + 1)) {
      if (other.float !== float || !lines.some((line) => other.lines.some((second) => over(line, second)))) continue;
      if (!related(owner, other.owner)) tell('over', `${name(owner)} and ${name(other.owner)} lie over each other`);
    }
    for (const art of drawn) {
      if (art.float !== float || !lines.some((line) => art.lines.some((second) => over(line, second)))) continue;
      let apart = false;
      for (let up: Element | null = owner; up && !apart && !up.contains(art.owner); up = up.parentElement)
        apart = hasGround(getComputedStyle(up));
      if (!apart) tell('picture', `${name(owner)} lies on ${tag(art.owner)}`);
    }
  }
  return [...found.values()];
}
