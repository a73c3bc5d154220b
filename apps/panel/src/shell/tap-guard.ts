export type Place = { frame: unknown; left: number; top: number; right: number; bottom: number };
export type Point = { frame: unknown; x: number; y: number };
type Places<Control> = ReadonlyMap<Control, Place>;

/** A shift of up to so many pixels does not put another control under a finger. */
const shiftPx = 6;
/** Two taps this close together count as a double tap. */
export const samePlacePx = 32;

/**
 * Detects taps meant for what was under the finger a moment ago. Independent of the page: it is told the controls' positions after
 * each possible move, and asked before a tap acts. Instants are ms of one clock.
 */
export class TapGuard<Control> {
  readonly #ms: number;
  #places: Places<Control> = new Map();
  #before: { places: Places<Control>; until: number }[] = [];
  #last: { control: Control; point: Point; at: number } | null = null;
  #ownUntil = Number.NEGATIVE_INFINITY;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** The controls' current positions. */
  measured(places: Places<Control>, at: number): void {
    // Changes the person asked for do not count as moves.
    if (at > this.#ownUntil && moved(this.#places, places)) this.#before.push({ places: this.#places, until: at });
    this.#before = this.#before.filter(({ until }) => at - until < this.#ms);
    this.#places = places;
  }

  /** Whether a control is where it was measured. */
  standsAt(control: Control, place: Place | undefined): boolean {
    const known = this.#places.get(control);
    return place !== undefined && known !== undefined && !isMoved(known, place);
  }

  /** Another page is shown: forgets all positions. */
  forget(): void {
    this.#before = [];
    this.#places = new Map();
  }

  /** Whether a tap comes too soon after something else was in the control's place; accepted taps are remembered. */
  refuses(control: Control, point: Point, at: number): boolean {
    const stood = this.#before.some(({ places, until }) => {
      if (at - until >= this.#ms) return false;
      const under = controlAt(places, point);
      // Nothing was there before, so the tap can only mean the current control.
      return under !== undefined && under !== control;
    });
    if (stood || this.#isSecondTap(control, point, at)) return true;
    this.#last = { control, point, at };
    return false;
  }

  /** A tap outside of the lists: its effects were asked for. */
  tappedElsewhere(at: number): void {
    this.#before = [];
    this.#ownUntil = at + this.#ms;
  }

  #isSecondTap(control: Control, { x, y }: Point, at: number): boolean {
    const last = this.#last;
    if (last === null || last.control === control || at - last.at >= this.#ms) return false;
    const near = Math.hypot(last.point.x - x, last.point.y - y) < samePlacePx;
    // The neighbour that was in its place is meant.
    return near && controlAt(this.#places, last.point) !== last.control;
  }
}

function controlAt<Control>(places: Places<Control>, { frame, x, y }: Point): Control | undefined {
  for (const [control, place] of places)
    if (place.frame === frame && x >= place.left && x < place.right && y >= place.top && y < place.bottom)
      return control;
  return undefined;
}

function moved<Control>(before: Places<Control>, now: Places<Control>): boolean {
  for (const [control, place] of before) {
    const after = now.get(control);
    if (after === undefined || isMoved(place, after)) return true;
  }
  return false;
}

function isMoved(before: Place, now: Place): boolean {
  return (
    before.frame !== now.frame || Math.abs(before.left - now.left) > shiftPx || Math.abs(before.top - now.top) > shiftPx
  );
}
