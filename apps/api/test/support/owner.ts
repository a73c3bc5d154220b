import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@metade/api-client/client.ts';
import { newToken } from '../../src/http/session.ts';
import type { TestApp } from './app.ts';
import { Caller, taken } from './diner.ts';
import { createPerson } from './orders-fixture.ts';

type Registration = Answer<'saveRegistration'>['data'];
type Steps = Omit<Input<'saveRegistration'>['body'], 'revision'>;

/** A new owner, signed up and logged in, without a restaurant. */
export async function newOwner(app: TestApp): Promise<Caller & { email: string }> {
  const email = `${randomUUID()}@metade.test`;
  const password = 'half a plate of rice';
  const body = { first_name: 'Rita', last_name: 'Sousa', email, password, password_confirmation: password };
  const { token, data } = await app.client.call('registerRestaurantOwner', { body });
  return Object.assign(new Caller(app.url, token, data._id), { email });
}

/** An admin, signed in with a second factor. */
export async function newAdmin(app: TestApp): Promise<Caller> {
  const person = await createPerson(app.pool, { group: 'admin' });
  return new Caller(app.url, person.token, person.id);
}

/** Another member of a restaurant's team, signed in. */
export async function newMember(app: TestApp, restaurant: string, role: 'manager' | 'host'): Promise<Caller> {
  const person = await createPerson(app.pool);
  await app.pool.query('insert into team_member (restaurant_id, user_id, role) values ($1, $2, $3)', [
    restaurant,
    person.id,
    role,
  ]);
  const { token, hash } = newToken();
  await app.pool.query(
    "insert into session (token_hash, holder_id, user_id, expires_at) values ($1, $2, $2, now() + interval '1 day')",
    [hash, person.id],
  );
  return new Caller(app.url, token, person.id);
}

/** What an owner writes into each step but the pictures. */
export const steps = {
  identity: {
    company_name: 'Tasca da Rita',
    description: 'Cozinha de tacho, feita devagar, no coração do bairro.',
    phone: '213 456 789',
    website: 'www.tascadarita.pt',
    facebook: '',
  },
  place: { country: 'PT', zip: '1100-148', street: 'Rua Augusta', number: '1', district: 'Baixa', city: 'Lisboa' },
  food: { kitchen: ['portuguesa', 'petiscos'], services: ['wifi'], ticket_avg: 2400, desserts: false },
  tables: {
    table_tolerance: 20,
    accepted_sizes: [2, 4],
    worksheet: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, time_open: '19:00', time_close: '01:00' })),
    tables: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, period: 'night', time: '20:00', qtd: 3, places: 2 })),
  },
  terms: true,
} satisfies Steps;

/** Begins a registration in Portugal. */
export async function begin(owner: Caller): Promise<string> {
  return taken(await owner.call('createRestaurant', { body: { country: 'PT' } }))._id;
}

export async function save(owner: Caller, id: string, body: Steps): Promise<Registration> {
  return taken(await owner.call('saveRegistration', { params: { id }, body }));
}

/** A form with pictures under the name `file`. */
export function fileForm(...files: Uint8Array[]): FormData {
  const form = new FormData();
  files.forEach((bytes, index) => form.append('file', new Blob([new Uint8Array(bytes)]), `picture-${index + 1}.jpg`));
  return form;
}
