import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as voucher from '../src/voucher.ts';
import { localDate, localTime } from './support/arbitraries.ts';

const { decodeVoucherPayload, encodeVoucherPayload, normalizeVoucherCode, voucherAlphabet, voucherCode } = voucher;
const bytes = fc.uint8Array({ minLength: 6, maxLength: 12 });
const code = bytes.map(voucherCode);
const payload = fc.record({
  key: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{8}$/)),
  order: fc.uuid(),
  restaurant: fc.oneof(fc.uuid(), fc.string({ minLength: 1, unit: 'grapheme' })),
  date: localDate,
  time: localTime,
  places: fc.constantFrom(2 as const, 4 as const, 6 as const),
  code,
});

describe('a code', () => {
  it('has six signs and none that can be mistaken', () => {
    expect(voucherAlphabet).toHaveLength(32);
    expect(new Set(voucherAlphabet).size).toBe(32);
    fc.assert(
      fc.property(bytes, (random) => {
        expect(voucherCode(random)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
        expect(voucher.orderNumber(random)).toMatch(/^M-[A-HJ-NP-Z2-9]{6}$/);
      }),
    );
  });

  it('gives every sign the same chance', () => {
    const signs = Array.from({ length: 256 }, (_, byte) => voucherCode(new Uint8Array(6).fill(byte)).charAt(0));
    for (const sign of voucherAlphabet) expect(signs.filter((other) => other === sign)).toHaveLength(8);
  });

  it('uses all six bytes and refuses fewer', () => {
    const codes = [0, 1, 2, 3, 4, 5].map((index) => voucherCode(new Uint8Array(6).with(index, 1)));
    expect(new Set(codes).size).toBe(6);
    expect(() => voucherCode(new Uint8Array(5))).toThrow(RangeError);
  });

  it('is read back from the way it is shown and from the way it is typed', () => {
    fc.assert(
      fc.property(code, (text) => {
        const shown = voucher.formatVoucherCode(text);
        expect(shown).toMatch(/^.{3} .{3}$/);
        for (const typed of [shown, shown.toLowerCase(), ` ${shown.replace(' ', '-')} `]) {
          expect(normalizeVoucherCode(typed)).toBe(text);
        }
      }),
    );
    expect(voucher.formatVoucherCode('K7M4QX')).toBe('K7M 4QX');
  });

  it.each(['', 'K7M4Q', 'K7M4QXX', 'K7M4Q0', 'K7M4QO', 'K7M4Q1', 'K7M4QI', 'K7M4QÉ'])('is not %j', (text) => {
    expect(normalizeVoucherCode(text)).toBeNull();
  });

  it.each([
    ['', '', null],
    ['k7m', 'K7M', null],
    ['K7M - 4', 'K7M4', null],
    ['K7M 4QX9', 'K7M4QX', null],
    ['K0M', 'KM', '0'],
    ['kéoo', 'K', 'É'],
  ])('is read as it is typed: %j', (text, code, unknown) => {
    expect(voucher.readTypedCode(text)).toEqual({ code, unknown });
  });
});

describe('a payload', () => {
  it('comes back as it was written, in ASCII without spaces', () => {
    fc.assert(
      fc.property(payload, (content) => {
        const text = encodeVoucherPayload(content);
        expect(text).toMatch(/^[!-~]+$/);
        expect(decodeVoucherPayload(text)).toEqual(content);
      }),
    );
  });

  it('that was changed is another one or none', () => {
    fc.assert(
      fc.property(
        payload,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }),
        (content, at, sign) => {
          const text = encodeVoucherPayload(content);
          const index = at % text.length;
          const tampered = text.slice(0, index) + sign + text.slice(index + 1);
          fc.pre(tampered !== text);
          const read = decodeVoucherPayload(tampered);
          expect(read).not.toEqual(content);
          // One spelling per content: nothing that decodes could have been signed under other bytes.
          if (read) expect(encodeVoucherPayload(read)).toBe(tampered);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    '',
    'MTD2/o/r/2026-11-27/20:00/4/K7M4QX',
    'MTD2/short/o/r/2026-11-27/20:00/4/K7M4QX',
    'MTD3/AbCd12_-/o/r/2026-11-27/20:00/4/K7M4QX',
    'MTD1/o/r/2026-11-31/20:00/4/K7M4QX',
    'MTD1/o/r/2026-11-27/24:00/4/K7M4QX',
    'MTD1/o/r/2026-11-27/20:00/3/K7M4QX',
    'MTD1/o/r/2026-11-27/20:00/4/K7M4Q0',
    'MTD1/o/r/2026-11-27/20:00/4/K7M4QX/more',
    'MTD1//r/2026-11-27/20:00/4/K7M4QX',
    'MTD1/%6F/r/2026-11-27/20:00/4/K7M4QX',
    'MTD1/%E0%A4/r/2026-11-27/20:00/4/K7M4QX',
  ])('is not %j', (text) => {
    expect(decodeVoucherPayload(text)).toBeNull();
  });

  it('is parted from its signature at the last dot', () => {
    fc.assert(
      fc.property(payload, fc.base64String({ minLength: 4 }), (content, base64) => {
        const text = encodeVoucherPayload(content);
        const signature = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
        expect(voucher.splitSignedPayload(`${text}.${signature}`)).toEqual({ payload: text, signature });
      }),
    );
    for (const text of ['', 'payload', '.signature', 'payload.', 'payload.sig=', 'payload.sig nature']) {
      expect(voucher.splitSignedPayload(text)).toBeNull();
    }
  });
});
