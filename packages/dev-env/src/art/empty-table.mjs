// A table laid for nobody yet: what stands where a restaurant has no picture of its own. Half cloth, half wood, an empty plate between.
import { at, fork, knife, METAL, napkin, plate, rect, ring, rng, stroke, wine } from './kit.mjs';
/** SVG, 1200 × 900. */
export function emptyTable() {
  const R = rng('metade-empty-table');
  let weave = '';
  for (let y = 30; y < 900; y += 60) weave += stroke(`M0 ${y}H600`, '#ffffff1c', 10);
  for (let x = 30; x < 600; x += 60) weave += stroke(`M${x} 0V900`, '#ffffff1c', 10);
  let grain = '';
  for (let y = 110; y < 900; y += 170) grain += stroke(`M600 ${y}Q${R.i(800, 1000)} ${y + R.i(-14, 14)} 1200 ${y + R.i(-6, 6)}`, '#00000014', 5);
  const ground = rect(0, 0, 600, 900, 0, '#cf8a6f') + weave + rect(600, 0, 600, 900, 0, '#efe3d0') + grain;
  const table =
    at(250, 450, -3, 1, napkin(R, 96, '#fbf1e6', '#c4281c')) +
    at(250, 450, -3, 1, fork(430, METAL[0])) +
    at(960, 460, 2, 1, knife(430, METAL[0])) +
    at(1070, 180, 0, 1, wine(84, '#f6ece0')) +
    at(600, 450, 0, 1, plate(R, 286, 'redline', '#c4281c') + ring(0, 0, 150, '#00000010', 3));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${ground}${table}</svg>`;
}
