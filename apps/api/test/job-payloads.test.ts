import { locales } from '@metade/contracts/catalogue.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { expect, test } from 'vitest';
import type { Context } from '../src/context.ts';
import { readPayload } from '../src/jobs/job-payloads.ts';
import { taskListOf } from '../src/worker.ts';

const order = '019a0000-0000-7000-8000-000000000001';

test('a payload is what the job declares, and nothing beside it', () => {
  expect(readPayload('send_order_mail', { order, mail: 'confirmed', more: 1 })).toEqual({ order, mail: 'confirmed' });
});

test.each([
  [{}, 'order'],
  [{ order: 'none', mail: 'confirmed' }, 'order'],
  [{ order, mail: 'hello' }, 'mail'],
])('%j is refused by the name of the job and the field', (payload, field) => {
  const read = () => readPayload('send_order_mail', payload);
  expect(read).toThrow('The payload of send_order_mail is wrong');
  expect(read).toThrow(`at ${field}`);
});

test.each(locales)('every job has its name in words, in %s', (locale) => {
  const { jobs } = panelWords(locale).failures;
  expect(Object.keys(jobs).sort()).toEqual(Object.keys(taskListOf({} as Context)).sort());
});
