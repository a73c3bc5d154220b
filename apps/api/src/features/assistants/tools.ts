import { country, id, localDate, localTime, people, period, text } from '@metade/contracts/fields.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OnBehalf } from '../../http/call-operation.ts';
import { callOperation, OperationRefused } from '../../http/call-operation.ts';

/** Tools that read what is a person's own: they need their consent. */
export const ownTools = ['list_my_bookings', 'get_my_booking'];

const restaurantOf = z
  .string()
  .regex(/^[\w-]{1,120}$/)
  .describe('The restaurant’s id or slug, as search_restaurants gave it');

/**
 * What an assistant can do here. Every tool calls operations of the API on behalf of whoever it speaks for, so that limits, rules
 * and refusals are those of people. Money is in minor units.
 */
export function assistantServer(app: FastifyInstance, caller: OnBehalf, publicUrl: string): McpServer {
  const server = new McpServer(
    { name: 'metade', title: 'Metade', version: '1.0.0', websiteUrl: publicUrl },
    {
      instructions:
        'Metade sells restaurant tables at which everybody eats at half price, for a small booking fee. Search, look at free tables, and hold one for ten minutes; then give the person the link: only they can agree to the terms and pay. Nothing is booked before.',
    },
  );
  // Own bookings alone are read with the person's key; everything else is open to everybody.
  const open: Desk = { app, publicUrl, by: { ip: caller.ip, language: caller.language } };
  offerSearch(server, open);
  offerHold(server, open);
  offerOwnBookings(server, { app, publicUrl, by: caller });
  return server;
}

/** Where tools call operations, and on whose behalf. */
type Desk = { app: FastifyInstance; publicUrl: string; by: OnBehalf };

function offerSearch(server: McpServer, { app, publicUrl, by }: Desk): void {
  server.registerTool(
    'search_restaurants',
    {
      title: 'Search restaurants',
      description:
        'Restaurants of a country with free half-price tables on a day: their id, district, rating, and up to four free times each. When total_is_capped is true there may be more than total says.',
      annotations: { readOnlyHint: true, openWorldHint: false },
      inputSchema: z.object({
        country: country.describe('PT, ES or BR'),
        city: text(80).optional().describe('The city’s name, such as Lisboa'),
        text: text(80).optional().describe('Part of a name, a district, a cuisine or a dish'),
        date: localDate.optional().describe('YYYY-MM-DD; today if left out'),
        period: period.optional().describe('morning, afternoon or night'),
        time: localTime.optional().describe('Around this time, HH:mm'),
        people: people.optional(),
        page: z.int().min(1).max(20).optional(),
      }),
    },
    ({ country: of, ...filter }) =>
      told(async () => {
        const found = await callOperation(
          app,
          'searchRestaurants',
          { params: { country: of }, body: { ...filter, limit: 10 } },
          by,
        );
        return {
          date: found.date,
          exact: found.exact,
          total: found.total,
          total_is_capped: found.totalIsCapped,
          page: found.page,
          pages: found.pages,
          restaurants: found.data.map((one) => ({
            id: one._id,
            name: one.company_name,
            kitchen: one.kitchen,
            district: one.district,
            city: one.city,
            rating: one.rating.average,
            page: `${publicUrl}/restaurant/description/${one.slug}`,
            free_times: one.free_times,
            next: one.next_slots.map(({ slot, date, time, places, price }) => ({ slot, date, time, places, price })),
          })),
        };
      }),
  );

  server.registerTool(
    'get_availability',
    {
      title: 'Free tables of a restaurant',
      description: 'Every time at which a party can sit down on some days. Each has a slot, which hold_table takes.',
      annotations: { readOnlyHint: true, openWorldHint: false },
      inputSchema: z.object({
        restaurant: restaurantOf,
        from: localDate.optional(),
        to: localDate.optional(),
        people: people.optional(),
      }),
    },
    ({ restaurant, ...query }) =>
      told(async () => {
        const found = await callOperation(app, 'getAvailability', { params: { id: restaurant }, query }, by);
        return {
          today: found.today,
          last_date: found.lastDate,
          days: found.data.map(({ date, slots }) => ({
            date,
            tables: slots
              .filter(({ state }) => state === 'free' || state === 'last')
              .map(({ slot, time, places, price, free }) => ({ slot, time, places, price, free })),
          })),
        };
      }),
  );
}

function offerHold(server: McpServer, { app, by }: Desk): void {
  server.registerTool(
    'hold_table',
    {
      title: 'Hold a table',
      description:
        'Holds a table for ten minutes and answers a link. Give the link to the person: they see the table, agree to the terms and pay the booking fee there. It is not booked before.',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
      inputSchema: z.object({
        restaurant: id.describe('The restaurant’s id'),
        slot: id.describe('Of get_availability or search_restaurants'),
        date: localDate,
        people,
        note: text(200).optional().describe('For the restaurant, such as an allergy'),
      }),
    },
    (body) =>
      told(async () => {
        const { token } = await callOperation(app, 'startGuest', {}, by);
        const { data } = await callOperation(app, 'holdForPerson', { body }, { ...by, token });
        return {
          link: data.link,
          held_until: data.expires_at,
          restaurant: data.restaurant.company_name,
          date: data.date,
          time: data.time,
          people: data.people,
          booking_fee: data.price,
        };
      }),
  );
}

function offerOwnBookings(server: McpServer, { app, publicUrl, by }: Desk): void {
  server.registerTool(
    'list_my_bookings',
    {
      title: 'My bookings',
      description: 'The person’s own bookings. Needs their consent.',
      annotations: { readOnlyHint: true, openWorldHint: false },
      inputSchema: z.object({ when: z.enum(['upcoming', 'past', 'all']).optional() }),
    },
    (query) =>
      told(async () => {
        const found = await callOperation(app, 'listOrders', { query }, by);
        return { total: found.total, bookings: found.data.map((order) => bookingOf(order, publicUrl)) };
      }),
  );

  server.registerTool(
    'get_my_booking',
    {
      title: 'One of my bookings',
      description: 'One booking of the person’s own. Needs their consent.',
      annotations: { readOnlyHint: true, openWorldHint: false },
      inputSchema: z.object({ id }),
    },
    (params) => told(async () => bookingOf((await callOperation(app, 'getOrder', { params }, by)).data, publicUrl)),
  );
}

/** A booking without its voucher, its card, or what changes it. */
function bookingOf(order: Order, publicUrl: string) {
  const { address, company_name: name } = order.restaurant;
  return {
    id: order._id,
    number: order.number,
    state: order.state,
    restaurant: name,
    address: `${address.street} ${address.number}, ${address.city}`.trim(),
    date: order.date,
    time: order.time,
    people: order.people,
    fee: order.price,
    free_cancellation_until: order.free_cancellation_until,
    page: `${publicUrl}/infos-reserve/${order._id}`,
  };
}

/** A tool's answer; a refusal is told in its own words. */
async function told(work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const structuredContent = await work();
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    const { code, message } = error.problem;
    return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] };
  }
}
