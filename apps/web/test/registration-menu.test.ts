import { expect, it } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';
import { rowsOfDishes, saveMenu } from '../src/register/registration-menu.server.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it('shows a mistake at the row that was typed, past rows that are empty', () => {
  const form = formOf({ 'dish-0-name': '', 'dish-1-name': 'Sopa', 'dish-3-price': '12' });
  expect(rowsOfDishes({ 'dishes.1.name': 'missing', revision: 'old' }, form)).toEqual({
    'dish-3-name': 'missing',
    revision: 'old',
  });
});

it('saves what was typed over what is known of a dish, and leaves out rows that were emptied', async () => {
  const sent: unknown[] = [];
  const known = { _id: 'a', name: 'Sopa', description: '', section: 'Entradas', price: 400, food: true };
  const menu = { revision: 3, dishes: [known, { ...known, _id: 'b', name: 'Pão' }] };
  const call = (name: string, input: unknown) => {
    if (name === 'saveRestaurantMenu') sent.push(input);
    return Promise.resolve({ data: menu });
  };
  const form = formOf({
    restaurant: 'house',
    revision: '3',
    'dish-0-id': 'a',
    'dish-0-name': 'Sopa do dia',
    'dish-0-price': '4,50',
    'dish-1-id': 'b',
    'dish-1-name': '',
    'dish-2-name': 'Bacalhau',
  });
  await saveMenu({ api: { call } } as unknown as RequestFacts, form);
  expect(sent).toMatchObject([
    {
      params: { id: 'house' },
      body: {
        revision: 3,
        dishes: [
          { _id: 'a', name: 'Sopa do dia', section: 'Entradas', price: 450 },
          { name: 'Bacalhau', price: null, food: true },
        ],
      },
    },
  ]);
});
