/** A pin's middle on the screen, in pixels. */
export interface Placed<Pin> {
  pin: Pin;
  x: number;
  y: number;
}

// As wide and high as a pin with its words, and a little air.
const WIDTH = 92;
const HEIGHT = 40;

/** Pins that would lie over each other, together; each group's first is where it stands. */
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
