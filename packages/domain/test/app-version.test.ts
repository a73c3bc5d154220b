import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOlder, parseVersion } from '../src/app-version.ts';

const version = fc.tuple(fc.nat(99_999), fc.nat(99_999), fc.nat(99_999));

it('orders versions by number, the first part first', () => {
  fc.assert(
    fc.property(version, version, (one, other) => {
      const order = one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
      expect(isOlder(one.join('.'), other.join('.'))).toBe(order < 0);
    }),
  );
  expect(isOlder('1.9.0', '1.10.0')).toBe(true);
});

it.each(['', '1', '1.2', '1.2.3.4', 'v1.2.3', '1.2.3-beta', '1.-2.3', '123456.0.0'])(
  '%j is no version, and not older',
  (text) => {
    expect(parseVersion(text)).toBeNull();
    expect(isOlder(text, '1.0.0')).toBe(false);
    expect(isOlder('1.0.0', text)).toBe(false);
  },
);
