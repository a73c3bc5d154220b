import { expect, test } from 'vitest';
import { fitting, isClosest, moved, place, radiusKm, zoomed } from '../src/map/projection.ts';

const size = { width: 390, height: 700 };
const lisbon = { west: -9.2, south: 38.7, east: -9.1, north: 38.76 };
const corners = [
  { latitude: 38.7, longitude: -9.2 },
  { latitude: 38.76, longitude: -9.1 },
];

test('a view that fits has all of it in sight, north above and east to the right', () => {
  const view = fitting(lisbon, size);
  const [southWest, northEast] = corners.map((corner) => place(corner, view, size));
  expect(southWest?.x).toBeGreaterThanOrEqual(40);
  expect(northEast?.x).toBeLessThanOrEqual(350);
  expect(northEast?.y).toBeLessThan(southWest?.y ?? 0);
  expect(place(view.middle, view, size)).toEqual({ x: 195, y: 350 });
});

test('what lies under the finger follows it', () => {
  const view = fitting(lisbon, size);
  const [corner = { latitude: 0, longitude: 0 }] = corners;
  const before = place(corner, view, size);
  const after = place(corner, moved(view, 30, -12), size);
  expect(after.x - before.x).toBeCloseTo(30, 3);
  expect(after.y - before.y).toBeCloseTo(-12, 3);
});

test('it comes no closer than the houses and goes no wider than a country', () => {
  const view = fitting(lisbon, size);
  expect(isClosest(view)).toBe(false);
  expect(isClosest(zoomed(view, 1e9))).toBe(true);
  expect(zoomed(view, 1e-9).world).toBe(2 ** 13);
  // One place alone is no reason to come closer than that.
  expect(isClosest(fitting({ west: -9.1, east: -9.1, south: 38.7, north: 38.7 }, size))).toBe(true);
});

test('the distance to a corner is that on the ground', () => {
  const view = fitting(lisbon, size);
  const middle = place(view.middle, view, size);
  const degree = place({ ...view.middle, longitude: view.middle.longitude + 0.1 }, view, size).x - middle.x;
  const kmOfTenth = (40_075 * Math.cos((view.middle.latitude * Math.PI) / 180)) / 3600;
  expect(radiusKm(view, size)).toBeCloseTo((Math.hypot(390, 700) / 2 / degree) * kmOfTenth, 6);
});
