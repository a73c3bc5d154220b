import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { currency, id, idParam, requiredText, text } from './fields.ts';
import { ticket } from './registration-forms.ts';

const dish = z.object({
  _id: id,
  name: requiredText(120),
  description: text(500).default(''),
  section: text(60).default(''),
  price: ticket.nullable().default(null).meta({ description: 'Full price, minor units of the restaurant’s currency' }),
  food: z.boolean().default(true).meta({ description: 'At half price; drinks are not' }),
  picture: z.string().max(200).nullable().default(null).meta({ description: 'As the upload named it' }),
  hidden: z.boolean().default(false),
});
export type Dish = z.output<typeof dish>;

export const restaurantMenu = z
  .object({
    revision: z.int().meta({ description: 'Goes up with every change of the restaurant' }),
    currency,
    discount_percent: z.int(),
    dishes: z.array(dish),
  })
  .meta({ id: 'RestaurantMenu' });
export type RestaurantMenu = z.output<typeof restaurantMenu>;

const team = { access: { scope: 'restaurant', roles: managers }, params: idParam } as const;

export const getRestaurantMenu = endpoint({
  name: 'getRestaurantMenu',
  method: 'GET',
  path: '/host/restaurants/:id/menu',
  summary: 'The menu with its hidden dishes, in order',
  ...team,
  answer: z.object({ data: restaurantMenu }),
  refusals: [],
});

export const saveRestaurantMenu = endpoint({
  name: 'saveRestaurantMenu',
  method: 'PUT',
  path: '/host/restaurants/:id/menu',
  summary: 'Put a menu in the place of the one that was read, in this order',
  ...team,
  body: z.object({
    revision: z.int().min(0).meta({ description: 'As it was read: refused, with what is there now, when it moved on' }),
    dishes: z
      .array(dish)
      .max(200)
      .refine((list) => new Set(list.map(({ _id }) => _id)).size === list.length, 'invalid'),
  }),
  answer: z.object({ data: restaurantMenu }),
  refusals: ['restaurant_changed', 'restaurant_state'],
});

export const uploadDishPicture = endpoint({
  name: 'uploadDishPicture',
  method: 'POST',
  path: '/restaurant/upload/:id/dish',
  summary: 'Store a picture for a dish: a form with one `file`. It is kept once a menu that names it is saved',
  ...team,
  upload: 'one',
  status: 201,
  answer: z.object({ data: z.object({ picture: z.string() }) }),
  refusals: ['restaurant_state'],
});
