import { expect, test } from 'vitest';
import { fieldsOfReview, readReviewForm } from '../src/reviews/review-form.server.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a score that was not chosen is left out, not zero', () => {
  const read = readReviewForm(form({ title: ' Fine ', comment: 'One\r\ntwo', food: '5' }));
  expect(JSON.parse(JSON.stringify(read))).toEqual({
    title: 'Fine',
    comment: 'One\ntwo',
    food: 5,
    private: false,
    discount_right: null,
  });
});

test.each([
  ['yes', true],
  ['no', false],
  ['', null],
])('the private question: %j is %j, and back', (answer, right) => {
  const fields = { title: 'T', comment: 'C', food: '1', service: '2', place: '3', value: '4', private: 'on' };
  const read = readReviewForm(form({ ...fields, discount_right: answer }));
  expect(read).toMatchObject({ discount_right: right, private: true, value: 4 });
  const shown = fieldsOfReview({
    ...read,
    _id: '',
    user: '',
    order: '',
    restaurant: { _id: '', slug: '', company_name: '', cover: null },
    rating: (['food', 'service', 'place', 'value'] as const).map((name) => ({ name, score: read[name] })),
    average: 2.5,
    moderate: false,
    reply: null,
    photos: [],
    locale: 'en',
    created: '',
    editable_until: null,
  });
  expect(shown).toEqual({ ...fields, discount_right: answer });
});
