/** The elements of an icon, as Lucide draws it: each with its attributes. */
export type Elements = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/** All of an icon in the words of one path, which draws the same lines: a device then draws one thing instead of several. */
export function onePath(elements: Elements): string {
  return elements.map(([tag, of]) => pathOf(tag, of)).join('');
}

function pathOf(tag: string, of: Elements[number][1]): string {
  const n = (name: string) => Number(of[name] ?? 0);
  switch (tag) {
    case 'path':
      // A path begins where it says, not from where the last one ended.
      return String(of.d).startsWith('m') ? `M0 0${of.d}` : String(of.d);
    case 'line':
      return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
    case 'polyline':
      return `M${of.points}`;
    case 'polygon':
      return `M${of.points}z`;
    case 'circle':
      return round(n('cx') - n('r'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return round(n('cx') - n('rx'), n('cy'), n('rx'), n('ry'));
    case 'rect': {
      const [width, height, corner] = [n('width'), n('height'), Number(of.rx ?? of.ry ?? 0)];
      const [across, down] = [width - 2 * corner, height - 2 * corner];
      const turn = (x: number, y: number) => (corner === 0 ? '' : `a${corner} ${corner} 0 0 1 ${x} ${y}`);
      return (
        `M${n('x') + corner} ${n('y')}h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}` +
        `h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}z`
      );
    }
    default:
      throw new Error(`an icon has the element ${tag}, which no path is known for`);
  }
}

function round(left: number, middle: number, rx: number, ry: number): string {
  return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}
