import type { MapBounds, MapPoint } from '@metade/booking-flow/map-bounds.ts';

/** What a map shows: the point in its middle, and how many points of the screen the whole world is wide. */
export type MapView = { middle: MapPoint; world: number };
export type Size = { width: number; height: number };

/** From the whole of a country to a few houses. */
const widest = 2 ** 13;
const closest = 2 ** 26;
/** From here on pins that are still one stand at one place. */
export const isClosest = ({ world }: MapView): boolean => world > closest / 1.5;

/** Web Mercator, from 0 to 1. */
function flat({ latitude, longitude }: MapPoint): { x: number; y: number } {
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

function round({ x, y }: { x: number; y: number }): MapPoint {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** Where a point of the world stands on the screen, from its upper left. */
export function place(point: MapPoint, { middle, world }: MapView, { width, height }: Size): { x: number; y: number } {
  const [to, from] = [flat(point), flat(middle)];
  return { x: width / 2 + (to.x - from.x) * world, y: height / 2 + (to.y - from.y) * world };
}

/** After the finger moved the map by so much. */
export function moved(view: MapView, right: number, down: number): MapView {
  const { x, y } = flat(view.middle);
  return { ...view, middle: round({ x: x - right / view.world, y: y - down / view.world }) };
}

export function zoomed(view: MapView, by: number): MapView {
  return { ...view, world: Math.max(widest, Math.min(closest, view.world * by)) };
}

/** The view that has all of it, with room for half a pin at its edges. */
export function fitting({ west, south, east, north }: MapBounds, { width, height }: Size): MapView {
  const [corner, other] = [flat({ latitude: north, longitude: west }), flat({ latitude: south, longitude: east })];
  const world = Math.min(
    Math.max(80, width - 96) / Math.max(1e-9, other.x - corner.x),
    Math.max(80, height - 96) / Math.max(1e-9, other.y - corner.y),
  );
  return zoomed({ middle: round({ x: (corner.x + other.x) / 2, y: (corner.y + other.y) / 2 }), world }, 1);
}

const earthKm = 40_075;

/** From the middle to a corner. */
export function radiusKm({ middle, world }: MapView, { width, height }: Size): number {
  const km = (earthKm * Math.cos((middle.latitude * Math.PI) / 180)) / world;
  return (Math.hypot(width, height) / 2) * km;
}
