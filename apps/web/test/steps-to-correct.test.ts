import { registrationProgress } from '@metade/domain/registration.ts';
import { expect, test } from 'vitest';
import { stepsToCorrect, stepToGoOn } from '../src/register/steps-to-correct.ts';

const facts = {
  company_name: 'Tasca',
  description: 'Cozinha de tacho, feita devagar.',
  phone: '+351213456789',
  zip: '1100-148',
  street: 'Rua Augusta',
  number: '1',
  city: 'PT-1106',
  location: {},
  hasCover: true,
  kitchens: 1,
  ticket_avg: 2450,
  openDays: 7,
  tables: 3,
  termsAccepted: true,
};
const progress = registrationProgress(facts) as never;
const requested = [
  { field: 'ticket_avg' as const, reason: 'Too little' },
  { field: 'cover' as const, reason: 'Too dark' },
  { field: null, reason: 'All of it' },
];

test('the steps with a request are to correct, and the owner goes on at the first of them', () => {
  const registration = { state: 'changes_requested' as const, requested, progress };
  expect(stepsToCorrect(registration)).toEqual(['pictures', 'food']);
  expect(stepToGoOn(registration)).toBe('pictures');
});

test('once handed in again, nothing is to correct', () => {
  const registration = { state: 'submitted' as const, requested, progress };
  expect(stepsToCorrect(registration)).toEqual([]);
  expect(stepToGoOn(registration)).toBe('identity');
});

test('without a request the owner goes on at the first step that is not done', () => {
  const open = registrationProgress({ ...facts, kitchens: 0 }) as never;
  expect(stepToGoOn({ state: 'draft', requested: [], progress: open })).toBe('food');
});
