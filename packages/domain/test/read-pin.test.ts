import { expect, test } from 'vitest';
import { noDegrees, writtenPlace } from '../src/read-pin.ts';

test.each([
  ['38.7101', '-9,1402', { latitude: 38.7101, longitude: -9.1402 }],
  ['', ' ', { latitude: null, longitude: null }],
])('%s and %s are %j', (latitude, longitude, place) => {
  expect(writtenPlace({ latitude, longitude })).toEqual(place);
});

test.each([
  ['38.7', '-9.1', []],
  ['', '', []],
  ['Lisboa', '-9.1', ['latitude']],
  ['38.7', '', ['longitude']],
  ['Lisboa', 'Porto', ['latitude', 'longitude']],
])('%s and %s: no degrees are in %j', (latitude, longitude, wrong) => {
  expect(noDegrees({ latitude, longitude })).toEqual(wrong);
});
