import type { Registration } from '@metade/contracts/registration.ts';
import { expect, test, vi } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';
import { changePicture } from '../src/register/registration-pictures.server.ts';

test.each([
  ['A sala', 'A sala', {}],
  ['A sala à noite', 'A sala', { alt: 'A sala à noite' }],
  ['', 'A sala', { alt: '' }],
])('of a picture “%s”, shown as “%s”, what is sent of its words is %j', async (alt, was, sent) => {
  const call = vi.fn();
  const form = new FormData();
  for (const [name, value] of Object.entries({ picture: 'p', alt, 'alt-was': was, x: '25', y: '50', zoom: '2' }))
    form.set(name, value);
  const facts = { api: { call } } as unknown as RequestFacts;
  await changePicture(facts, { _id: 'r', photos: [] } as unknown as Registration, 'picture-save', form);
  const body = { ...sent, crop: { x: 0.25, y: 0.5, zoom: 2 } };
  expect(call).toHaveBeenCalledExactlyOnceWith('updatePicture', { params: { id: 'r', picture: 'p' }, body });
});
