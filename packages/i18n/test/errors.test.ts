import { refusalCodes, type RefusalCode } from '@metade/contracts/refusals.ts';
import { expect, it } from 'vitest';
import { issueMessage, refusalMessage } from '../src/errors.ts';
import { LANGUAGES, LOCALES } from '../src/locale.ts';

it('words every refusal without parameters too, in no two languages alike', () => {
  for (const code of refusalCodes) {
    const words = LANGUAGES.map((locale) => refusalMessage(code, {}, locale));
    for (const text of words) expect(text).not.toMatch(/undefined|null|\[object/);
    expect(new Set(words).size, code).toBe(LANGUAGES.length);
  }
});

it('says the sentences that were given word for word', () => {
  expect(refusalMessage('login_mismatch', {}, 'en')).toBe('E-mail/Password does not match!');
  expect(refusalMessage('voucher_not_available', {}, 'en')).toBe('Voucher not available, no payment finalized.');
  expect(issueMessage('required', 'gender', 'en')).toBe('Gender is required');
  expect(issueMessage('required', 'region', 'en')).toBe('Region is required');
});

it('says from how many people a restaurant takes a booking', () => {
  expect(refusalMessage('people_out_of_range', { min: 2, max: 6 }, 'pt')).toBe(
    'Pode reservar mesa para 2 a 6 pessoas.',
  );
});

it('says that a field is not valid where a code has no words of its own', () => {
  expect(issueMessage('some_new_code', 'phone', 'en')).toBe(issueMessage('invalid', 'phone', 'en'));
});

it('writes the bounds of sums and days out, and does without them', () => {
  const bounds = { min: { amount: 600, currency: 'EUR' }, max: { amount: 30_000, currency: 'EUR' } };
  expect(issueMessage('sum_range', 'amount', 'en', bounds)).toBe('From €6.00 to €300.00.');
  expect(issueMessage('day_range', 'send_on', 'es', { from: '2026-11-29', to: '2027-11-29' })).toBe(
    'Elija un día entre el domingo, 29 de noviembre de 2026 y el lunes, 29 de noviembre de 2027.',
  );
  for (const locale of LOCALES)
    for (const code of ['sum_range', 'day_range', 'too_many_days'])
      expect(issueMessage(code, 'x', locale), code).not.toMatch(/undefined|\[object/);
});

it('writes dates and times out, in each language', () => {
  const said = (code: RefusalCode, params: object) =>
    LOCALES.map((locale) => refusalMessage(code, { ...params }, locale));
  for (const text of [
    ...said('voucher_other_day', { date: '2026-06-12' }),
    ...said('voucher_too_early', { opensAt: '2026-06-12 19:00' }),
    ...said('voucher_already_used', { at: '2026-06-12 20:03', by: 'Ana' }),
    ...said('no_show_blocked', { until: Date.parse('2026-06-12T10:00:00Z') }),
  ])
    expect(text).toMatch(/(Friday|sexta|viernes).* 12 .*(June|junho|junio)/);
  expect(refusalMessage('voucher_too_early', { opensAt: '2026-06-12 19:00' }, 'en')).toBe(
    'This voucher opens on Friday 12 June at 19:00.',
  );
  expect(refusalMessage('voucher_already_used', { at: '20:03', by: 'Ana' }, 'pt')).toBe(
    'Este voucher já foi usado às 20:03 por Ana.',
  );
});

it('does not call a field of the wrong type missing', () => {
  for (const locale of LOCALES)
    expect(issueMessage('invalid_type', 'gender', locale)).not.toBe(issueMessage('required', 'gender', locale));
});
