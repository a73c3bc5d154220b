import { newOwners } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';
import { buildRestaurant } from './build-restaurants.ts';
import type { DemoRestaurant } from './build-restaurants.ts';
import type { CityKey, Sketch } from './places.ts';

/** A restaurant that wants to join, and whose it is. */
export type DemoRegistration = { restaurant: DemoRestaurant; owner: DemoAccount };

const sketches: readonly (Sketch & { city: CityKey })[] = [
  {
    city: 'lisboa',
    name: 'Pátio da Laranjeira',
    district: 'Alfama',
    street: 'Rua dos Remédios',
    number: '57',
    zip: '1100-443',
    at: [38.7126, -9.1262],
    kitchens: ['portuguesa', 'petiscos'],
    menu: 'portuguesa',
    ticket: 2400,
    text: 'Pátio pequeno debaixo de uma laranjeira, petiscos para dividir e peixe grelhado ao jantar.',
    en: 'A small courtyard under an orange tree, plates to share and grilled fish in the evening.',
    opens: 'nights',
  },
  {
    city: 'porto',
    name: 'Cais das Lampreias',
    district: 'Miragaia',
    street: 'Rua de Miragaia',
    number: '88',
    zip: '4050-387',
    at: [41.1437, -8.6215],
    kitchens: ['marisqueira', 'frutos-do-mar'],
    menu: 'marisqueira',
    ticket: 3200,
    text: 'Peixe de rio e de mar junto à antiga alfândega, com janelas para o Douro.',
    en: 'Fish of river and sea by the old customs restaurant, with windows on the Douro.',
  },
];

/** Restaurants that have handed in their registration and wait for an admin's word. */
export function demoRegistrations(): DemoRegistration[] {
  return newOwners.flatMap((owner, index) => {
    const sketch = sketches[index];
    if (!sketch) return [];
    return [{ owner, restaurant: buildRestaurant(sketch.city, sketch, 100 + index) }];
  });
}
