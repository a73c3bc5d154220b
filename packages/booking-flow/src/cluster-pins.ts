/** A pin's centre on the screen, in pixels. */
export interface Placed<Pin> {
  pin: Pin;
  x: number;
  y: number;
}

// Size of a pin with its label, plus a margin.
const WIDTH = 92;
const HEIGHT = 40;

/** Groups pins that would overlap; each group stands at its first. */
export function clusterPins<Pin>(placed: readonly Placed<Pin>[]): Placed<Pin>[][] {
  const groups: Placed<Pin>[][] = [];
  for (const one of placed) {
    const near = groups.find(
      ([first]) => first && Math.abs(first.x - one.x) < WIDTH && Math.abs(first.y - one.y) < HEIGHT,
    );
    if (near) near.push(one);
    else groups.push([one]);
  }
  return groups;
}
