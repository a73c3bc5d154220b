import { expect, it } from 'vitest';
import { clearCookie, readCookies, writeCookie, writeSession } from '../src/http/cookies.server.ts';
import { localeCookie } from '../src/document/locale-cookie.server.ts';

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

it('remembers the language that an address asks for, once, and of pages that are read alone', () => {
  const asked = (search: string, cookies: string | null = null, method = 'GET') =>
    localeCookie({ method, search }, cookies, false);
  expect(asked('?people=2&lang=en')).toMatch(/^locale=en; Max-Age=31536000; Path=\//);
  expect(asked('?lang=pt-PT', 'locale=en')).toMatch(/^locale=pt;/);
  expect(asked('?lang=pt-br', 'locale=pt')).toMatch(/^locale=pt-BR;/);
  expect(asked('?lang=en', 'locale=en')).toBeNull();
  expect(asked('?lang=xx')).toBeNull();
  expect(asked('')).toBeNull();
  expect(asked('?lang=en', null, 'POST')).toBeNull();
});
