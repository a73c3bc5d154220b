/** Degrees of a point in UTM metres on the GRS 80 ellipsoid, to about a millimetre (Snyder, Map Projections, 1987, p. 63). */
export function utmToDegrees(east: number, north: number, { zone, south }: { zone: number; south: boolean }) {
  const x = east - 500_000;
  const mu =
    (south ? north - 10_000_000 : north) / scale / (axis * (1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256));
  const foot =
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu);
  const c = ep2 * Math.cos(foot) ** 2;
  const t = Math.tan(foot) ** 2;
  const w = 1 - e2 * Math.sin(foot) ** 2;
  const n = axis / Math.sqrt(w);
  const r = (axis * (1 - e2)) / w ** 1.5;
  const d = x / (n * scale);
  const lat =
    foot -
    ((n * Math.tan(foot)) / r) *
      (d ** 2 / 2 -
        ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * ep2) * d ** 4) / 24 +
        ((61 + 90 * t + 298 * c + 45 * t ** 2 - 252 * ep2 - 3 * c ** 2) * d ** 6) / 720);
  const lng =
    (d - ((1 + 2 * t + c) * d ** 3) / 6 + ((5 - 2 * c + 28 * t - 3 * c ** 2 + 8 * ep2 + 24 * t ** 2) * d ** 5) / 120) /
    Math.cos(foot);
  return { lat: toDegrees(lat), lng: zone * 6 - 183 + toDegrees(lng) };
}

const axis = 6_378_137;
const flattening = 1 / 298.257222101;
const scale = 0.9996;
const e2 = flattening * (2 - flattening);
const ep2 = e2 / (1 - e2);
const e1 = (1 - Math.sqrt(1 - e2)) / (1 + Math.sqrt(1 - e2));

function toDegrees(radians: number) {
  return (radians * 180) / Math.PI;
}
