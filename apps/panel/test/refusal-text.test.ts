import { ApiRefusal } from '@metade/api-client/client.ts';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://metade.test' });
const { refusalText } = await import('../src/api.ts');

const problem = {
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'invalid_fields',
  message: 'Some fields',
} as const;

test('says what is wrong with the first bad field, else what was refused, and nothing of what is no refusal', () => {
  const issues = [{ path: 'tables', code: 'too_many', message: 'At most 600' }];
  expect(refusalText(new ApiRefusal({ ...problem, issues } as never))).toBe('At most 600');
  expect(refusalText(new ApiRefusal(problem as never))).toBe('Some fields');
  expect(refusalText(new TypeError('fetch failed'))).toBeNull();
});
