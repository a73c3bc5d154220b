import { expect, it } from 'vitest';
import { localPath } from '../src/http/local-path.server.ts';

it.each(['/checkout?order=1', '/restaurants/PT-11/lisboa#top', '/'])('goes back to %s', (path) => {
  expect(localPath(path)).toBe(path);
});

it('takes no code of a session along', () => {
  expect(localPath('/panel/#code=somebody-elses')).toBe('/panel/');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/.//evil.example',
  '/x/..//evil.example',
  '/a/%2e%2e//evil.example/b',
  'javascript:alert(1)',
  '',
  null,
  `/${'a'.repeat(500)}`,
])('does not go to %s', (path) => {
  expect(localPath(path)).toBeNull();
});
