import type { failures as pt } from '../pt/panel-failures.ts';
import { jobs } from './panel-jobs.ts';

export const failures: typeof pt = {
  jobs,
  title: 'Failures',
  text: 'What failed, why, and when it is tried again. Nothing is lost: what was given up waits here.',
  kind: 'What failed',
  kinds: { mails: 'Emails', jobs: 'Jobs', webhooks: 'Webhooks', payments: 'Payments' },
  what: 'What',
  why: 'Why',
  since: 'Since (UTC)',
  attempts: 'Tries',
  next: 'Next try',
  nextAt: (time) => `Next try ${time}`,
  givenUp: 'Given up',
  tries: (n) => (n === 1 ? '1 try' : `${n} tries`),
  retry: 'Try again',
  retryOf: (name) => `Try again: ${name}`,
  retryAll: 'Try all again',
  retried: (n, left) => (left > 0 ? `${n} being tried again; ${left} left.` : `${n} being tried again.`),
  none: 'Nothing failed.',
  noneText: 'What fails appears here.',
  asked: 'The gateway is asked again by itself.',
};
