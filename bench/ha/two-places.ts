import { freePort } from '@metade/dev-env/free-port.ts';
import { vi } from 'vitest';
import * as data from '../data.ts';
import type { Database, Program, Secrets } from '../programs.ts';
import { newSecrets, startDatabaseServer, startGateway } from '../programs.ts';
import type { Booking } from './booking.ts';
import { bookAtFullSpeed } from './booking.ts';
import type { Haproxy } from './haproxy.ts';
import { startHaproxy } from './haproxy.ts';

/** HAProxy before two ports that servers come to and go from, with a gateway and a database of restaurants and diners. */
export type TwoPlaces = {
  database: Database;
  haproxy: Haproxy;
  gateway: Program;
  secrets: Secrets;
  ports: readonly [number, number];
  /** Restaurants and tables that diners wish for. */
  seats: data.Seat[];
  /** Diners who book at full speed through HAProxy, or straight at a server, one in five at `often`; stopped with the rest. */
  book(options?: { server?: string; often?: string }): Booking;
  /** Resolves once HAProxy sends requests to the server with this port. */
  served(port: number): Promise<void>;
  /** Ends what is given, then all of this. */
  stop(...programs: (Program | undefined)[]): Promise<void>;
};

const diners = 40_000;

/** prepare: makes the schema, the present one by default. made: what fills it, of the version whose schema it is. */
export async function createTwoPlaces({
  prepare,
  made = data,
}: {
  prepare?: (url: string) => Promise<unknown>;
  made?: typeof data;
} = {}): Promise<TwoPlaces> {
  const server = await startDatabaseServer();
  const database = await server.create('rolling', prepare);
  await made.insertRestaurants(database.pool, 500);
  await made.insertDiners(database.pool, diners);
  const seats = await made.readSeats(database.pool, diners);
  const ports = [await freePort(), await freePort()] as const;
  const haproxy = await startHaproxy([], ports);
  const secrets = newSecrets();
  const gateway = await startGateway(database.url, secrets, `${haproxy.url}/v1/webhooks/gateway`);
  const bookings: Booking[] = [];
  let wishes = 0;
  return {
    database,
    haproxy,
    gateway,
    secrets,
    ports,
    seats,
    book: ({ server: at = haproxy.url, often } = {}) => {
      const loved = seats.filter(({ restaurant }) => restaurant === often);
      const booking = bookAtFullSpeed(at, gateway.url, () => {
        wishes += 1;
        const seat = wishes % 5 === 0 ? loved[(wishes / 5) % loved.length] : undefined;
        return { diner: (wishes % diners) + 1, seat: seat ?? (seats[wishes % seats.length] as data.Seat) };
      });
      bookings.push(booking);
      return booking;
    },
    served: async (port) => {
      await vi.waitUntil(() => haproxy.serves(port), { timeout: 60_000, interval: 100 });
    },
    stop: async (...programs) => {
      for (const booking of bookings) await booking.stop();
      for (const program of [...programs, gateway]) await program?.stop();
      await haproxy.stop();
      await server.stop();
    },
  };
}

/** What was answered that no caller should have seen, by step, status and code. */
export function failuresOf(answers: ReadonlyMap<string, number>): string[] {
  return [...answers.keys()].filter((name) => / (0|5\d\d)\b/.test(name));
}
