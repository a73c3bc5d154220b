import { randomUUID } from 'node:crypto';
import type { Answer } from '@metade/api-client/client.ts';
import { menuRows } from './menu-rows.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import type { RequestFacts } from '../http/context.server.ts';

type Dish = Answer<'getRestaurantMenu'>['data']['dishes'][number];

/** Merges the form's dishes into the current menu; empty rows are removed. */
export async function saveMenu(facts: RequestFacts, form: FormData): Promise<void> {
  const params = { id: text(form, 'restaurant') };
  const { data: menu } = await facts.api.call('getRestaurantMenu', { params });
  const dishes = filledRows(form).map((row): Dish => {
    const id = text(form, `dish-${row}-id`);
    const known = menu.dishes.find((dish) => dish._id === id);
    const price = text(form, `dish-${row}-price`);
    return {
      ...(known ?? { _id: randomUUID(), section: '', food: true, picture: null, hidden: false }),
      name: text(form, `dish-${row}-name`),
      description: text(form, `dish-${row}-description`),
      price: price === '' ? null : readSum(price),
    };
  });
  await facts.api.call('saveRestaurantMenu', { params, body: { revision: Number(text(form, 'revision')), dishes } });
}

/** The API names a dish by its position; a form shows the error at the row. */
export function rowsOfDishes(fields: Record<string, string>, form: FormData): Record<string, string> {
  const rows = filledRows(form);
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, place, field] = /^dishes\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return [place === undefined ? path : `dish-${rows[Number(place)]}-${field}`, message];
    }),
  );
}

function filledRows(form: FormData): number[] {
  return menuRows(200).filter((row) =>
    ['name', 'price', 'description'].some((field) => text(form, `dish-${row}-${field}`) !== ''),
  );
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
