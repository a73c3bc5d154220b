export type Place = { frame: unknown; left: number; top: number; right: number; bottom: number };
export type Point = { frame: unknown; x: number; y: number };
type Places<Control> = ReadonlyMap<Control, Place>;

/** A shift of so many pixels takes no other control under a finger. */
const shiftPx = 6;
/** Two taps this close to each other are meant for one thing. */
export const samePlacePx = 32;

/**
 * Tells the taps that were meant for what stood under the finger a moment ago. Knows no page: it is told where the controls
 * of the lists are, each time after they may have moved, and asked before a tap acts. Instants are ms of one clock.
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

  /** Where the controls are now. */
  measured(places: Places<Control>, at: number): void {
    // What the person asked to be shown is not a list that moved by itself.
    if (at > this.#ownUntil && moved(this.#places, places)) this.#before.push({ places: this.#places, until: at });
    this.#before = this.#before.filter(({ until }) => at - until < this.#ms);
    this.#places = places;
  }

  /** Whether a control is where it was measured. */
  standsAt(control: Control, place: Place | undefined): boolean {
    const known = this.#places.get(control);
    return place !== undefined && known !== undefined && !isMoved(known, place);
  }

  /** Another page is shown: nothing on it stood anywhere before. */
  forget(): void {
    this.#before = [];
    this.#places = new Map();
  }

  /** Whether a tap on a control comes too soon after something else stood there; one that does not is remembered. */
  refuses(control: Control, point: Point, at: number): boolean {
    const stood = this.#before.some(({ places, until }) => {
      if (at - until >= this.#ms) return false;
      const under = controlAt(places, point);
      // Who taps where nothing stood can only mean what stands there now.
      return under !== undefined && under !== control;
    });
    if (stood || this.#isSecondTap(control, point, at)) return true;
    this.#last = { control, point, at };
    return false;
  }

  /** A tap outside of the lists: what it brings or moves was asked for. */
  tappedElsewhere(at: number): void {
    this.#before = [];
    this.#ownUntil = at + this.#ms;
  }

  #isSecondTap(control: Control, { x, y }: Point, at: number): boolean {
    const last = this.#last;
    if (last === null || last.control === control || at - last.at >= this.#ms) return false;
    const near = Math.hypot(last.point.x - x, last.point.y - y) < samePlacePx;
    // A neighbour that stood where it stands is meant.
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
