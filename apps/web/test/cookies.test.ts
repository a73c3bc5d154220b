import { expect, it } from 'vitest';
import { clearCookie, readCookies, writeCookie, writeSession } from '../src/server/cookies.ts';

it('binds cookies to this very host on https: the prefix, Secure, Path=/, and no Domain', () => {
  for (const line of [writeSession('t', 20, true), writeCookie('guest', 'g', true), clearCookie('token', true)]) {
    expect(line).toMatch(/^__Host-(token|guest)=/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; Path=\//);
    expect(line).not.toMatch(/domain/i);
  }
  expect(readCookies('__Host-token=mine; token=planted', true).token).toBe('mine');
  expect(readCookies('token=planted', true).token).toBeUndefined();
});

it('keeps the plain names on http, where a browser takes no prefix', () => {
  expect(writeSession('t', 20, false)).toMatch(/^token=t;/);
  expect(writeSession('t', 20, false)).not.toMatch(/Secure/);
  expect(readCookies('token=mine; __Host-token=other', false).token).toBe('mine');
});
