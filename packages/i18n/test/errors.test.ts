import { refusalCodes } from '@metade/contracts/refusals.ts';
import { expect, it } from 'vitest';
import { issueMessage, refusalMessage } from '../src/errors.ts';
import { LOCALES } from '../src/locale.ts';

it('words every refusal without parameters too, in no two languages alike', () => {
  for (const code of refusalCodes) {
    const words = LOCALES.map((locale) => refusalMessage(code, {}, locale));
    for (const text of words) expect(text).not.toMatch(/undefined|null|\[object/);
    expect(new Set(words).size, code).toBe(LOCALES.length);
  }
});

it('says the sentences that were given word for word', () => {
  expect(refusalMessage('login_mismatch', {}, 'en')).toBe('E-mail/Password does not match!');
  expect(refusalMessage('voucher_not_available', {}, 'en')).toBe('Voucher not available, no payment finalized.');
  expect(issueMessage('required', 'gender', 'en')).toBe('Gender is required');
  expect(issueMessage('required', 'region', 'en')).toBe('Region is required');
});

it('says that a field is not valid where a code has no words of its own', () => {
  expect(issueMessage('some_new_code', 'phone', 'en')).toBe(issueMessage('invalid', 'phone', 'en'));
});
