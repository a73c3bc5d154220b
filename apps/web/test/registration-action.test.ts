import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import { messages } from '@metade/i18n/pt/web.ts';
import { expect, it } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';
import { registrationAction } from '../src/register/registration-action.server.ts';

const { degrees } = messages.register.pin;

it.each([
  ['38,7101', 'abc', { latitude: 38.7101, longitude: 'abc' }, { longitude: degrees }],
  ['38,7101', '', { latitude: 38.7101, longitude: '' }, { longitude: degrees }],
  ['', '', { latitude: null, longitude: null }, {}],
])('a pin of "%s" and "%s" is refused at what is no coordinate', async (latitude, longitude, place, fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'place', restaurant: 'house', latitude, longitude }))
    form.set(name, value);
  const sent: unknown[] = [];
  const issues = [
    { path: 'place.street', code: 'required', message: 'missing' },
    { path: 'place.longitude', code: 'invalid_type', message: 'odd' },
  ].filter(({ path }) => path !== 'place.longitude' || 'longitude' in fields);
  const problem = { status: 422, code: 'invalid_fields', message: 'wrong', issues } as unknown as Problem;
  const call = (_: string, { body }: { body: unknown }) => {
    sent.push(body);
    return Promise.reject(new ApiRefusal(problem));
  };
  const answer = await registrationAction({ api: { call }, messages } as unknown as RequestFacts, form);
  expect(sent).toMatchObject([{ place }]);
  expect(answer.problem.fields).toEqual({ street: 'missing', ...fields });
});
