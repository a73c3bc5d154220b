import type { Order } from '@metade/contracts/orders.ts';
import type { Places } from '@metade/domain/grid.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type { Booking } from './bookings.ts';
import type { Answer, Diners, Tally } from './caller.ts';
import { post } from './caller.ts';
import type { World } from './world.ts';
import { hostToken } from './world.ts';

export type Replay = {
  servers: readonly [string, string];
  world: World;
  diners: Diners;
  tally: Tally;
  /** Orders by id, as last told to their diner; paying: the gateway had not answered yet, and a job asks it again. */
  told: Map<string, Order['state'] | 'paying'>;
};

/**
 * One diner's evening: takes the table, or the next size up when it is gone; pays; waits for the restaurant; keeps it,
 * cancels it, or has walked away before paying. What happens depends on the booking's number alone.
 */
export async function book(replay: Replay, booking: Booking, no: number): Promise<void> {
  const { token, card } = replay.diners.of(no);
  const [server] = replay.servers.toSpliced(0, no % 2);
  const here = server as string;
  const order = await hold(replay, booking, no, token, here);
  if (order === undefined || no % 17 === 3) return;

  const pay = {
    operation: 'POST /v1/orders/{id}/payment',
    path: `/orders/${order._id}/payment`,
    token,
    body: { card_token: await card(), terms_version: termsVersion },
    key: `pay ${no}`.replace(' ', '-'),
  };
  const paid = await post<Order>(replay.tally, here, pay);
  if (paid.data === undefined) return;
  replay.told.set(order._id, paid.data.payment?.state === 'pending' ? 'paying' : paid.data.state);
  if (no % 20 === 11)
    sameAnswer(replay, paid, await post<Order>(replay.tally, other(replay, here), pay), pay.operation);

  if (paid.data.state === 'awaiting_restaurant') {
    if (no % 29 === 4) return;
    await answer(replay, order._id, no % 10 === 7 ? 'decline' : 'confirm', other(replay, here));
  }
  if (no % 11 === 5) {
    const cancelled = await post<Order>(replay.tally, here, {
      operation: 'POST /v1/orders/{id}/cancel',
      path: `/orders/${order._id}/cancel`,
      token,
      key: `cancel-${no}`,
    });
    if (cancelled.data !== undefined) replay.told.set(order._id, cancelled.data.state);
  }
}

async function hold(
  replay: Replay,
  booking: Booking,
  no: number,
  token: string,
  here: string,
): Promise<Order | undefined> {
  for (const places of tableSizes.filter((size) => size >= booking.places)) {
    const answered = await holdOne(replay, booking, places, no, token, here);
    if (answered?.data !== undefined) {
      replay.told.set(answered.data._id, answered.data.state);
      return answered.data;
    }
    if (answered !== undefined && answered.code !== 'table_taken') return undefined;
  }
  return undefined;
}

async function holdOne(
  replay: Replay,
  booking: Booking,
  places: Places,
  no: number,
  token: string,
  here: string,
): Promise<Answer<Order> | undefined> {
  const seat = replay.world.seat(booking, places);
  if (seat === undefined) return undefined;
  const request = {
    operation: 'POST /v1/orders',
    path: '/orders',
    token,
    body: { ...seat, date: booking.date, people: booking.people },
    key: `hold-${no}-${places}`,
  };
  if (no % 20 !== 0) return post<Order>(replay.tally, here, request);
  // A doubled click: the same request to both servers at once must make one order.
  const twins = await Promise.all([
    post<Order>(replay.tally, here, request),
    post<Order>(replay.tally, other(replay, here), request),
  ]);
  sameAnswer(replay, ...twins, request.operation);
  return twins[0];
}

/** A repeat under one key must not have another outcome. One may find the last table gone that the other found free a moment before. */
function sameAnswer({ tally }: Replay, first: Answer<Order>, second: Answer<Order>, operation: string): void {
  if (first.data?._id !== second.data?._id)
    tally.violations.push(
      `${operation} twice under one key: ${first.data?._id ?? first.code} and ${second.data?._id ?? second.code}`,
    );
}

async function answer(
  { tally, told }: Replay,
  order: string,
  word: 'confirm' | 'decline',
  server: string,
): Promise<void> {
  const answered = await post<{ state: Order['state'] }>(tally, server, {
    operation: `POST /v1/host/orders/{id}/${word}`,
    path: `/host/orders/${order}/${word}`,
    token: hostToken,
    body: word === 'decline' ? { reason: 'The kitchen is closed that evening.' } : {},
  });
  if (answered.data === undefined) return;
  // A yes can be taken back for some seconds before it is carried out; nobody here does.
  const { state } = answered.data;
  told.set(order, word === 'confirm' && state === 'awaiting_restaurant' ? 'confirmed' : state);
}

function other({ servers }: Replay, here: string): string {
  return servers.find((server) => server !== here) as string;
}
