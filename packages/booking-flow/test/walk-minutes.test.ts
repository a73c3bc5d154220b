import { describe, expect, it } from 'vitest';
import { kmBetween } from '../src/map-distance.ts';
import { walkMinutes } from '../src/walk-minutes.ts';

const rossio = { latitude: 38.7139, longitude: -9.1394 };
const comercio = { latitude: 38.7075, longitude: -9.1365 };
const belem = { latitude: 38.6972, longitude: -9.2065 };

describe('the walk to a table', () => {
  it('is that of streets: from Rossio to the Tejo 12 minutes', () => {
    expect(kmBetween(rossio, comercio)).toBeCloseTo(0.755, 2);
    expect(walkMinutes(rossio, comercio)).toBe(12);
    expect(walkMinutes(comercio, rossio)).toBe(12);
  });

  it('is a minute where one is there, and none where nobody would walk', () => {
    expect(walkMinutes(rossio, rossio)).toBe(1);
    expect(walkMinutes(rossio, belem)).toBeNull();
  });
});
