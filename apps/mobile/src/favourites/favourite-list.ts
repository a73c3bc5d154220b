import type { ApiClient } from '@metade/api-client/client.ts';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue, queueStore, unsent, type Queued, type Sent } from '@metade/booking-flow/offline-queue.ts';
import {
  keep,
  readKept,
  type DeviceClock,
  type DeviceSigns,
  type DeviceStorage,
  type NewKey,
} from '@metade/booking-flow/ports.ts';
import { retrySteps } from '@metade/booking-flow/retry-steps.ts';
import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { readChosen } from './read-chosen.ts';

const facts = [
  '_id',
  'slug',
  'company_name',
  'kitchen',
  'district',
  'city',
  'ticket_avg',
  'cover',
  'rating',
] as const satisfies readonly (keyof RestaurantCard)[];
/** What a card tells of a restaurant without its times, which are old the next minute. */
export type KeptCard = Pick<RestaurantCard, (typeof facts)[number]>;

/** One press of a heart. */
type Press = Queued & { add: boolean };

export interface Favourites {
  /** The latest first, as they are once all presses are sent; null before they are known. */
  ids: readonly string[] | null;
  cards: ReadonlyMap<string, KeptCard>;
  /** When the server last told them, by the device's clock. */
  at: number | null;
  /** The restaurants whose press was not sent yet. */
  waiting: ReadonlySet<string>;
  /** A press that the server has refused. */
  refused: { key: string; message: string } | null;
}

/** no_space: neither was it sent, nor could it be kept until it can be. */
export type Pressed = 'sent' | 'waits' | 'no_space';

/** What the server said, at which time of the device's clock. */
interface Told {
  ids: readonly string[];
  at: number;
}

interface Saved {
  owner: string;
  /** Null before it ever did. */
  told: Told | null;
  cards: readonly KeptCard[];
}

const NAME = 'favourites';
/** Under which the presses of an account wait: also while its session has ended. */
export const pressesOf = (owner: string): string => `hearts ${owner}`;

/** An account's favourites on this device: they open without network, and what is pressed meanwhile is sent once, in order. */
export class FavouriteList {
  readonly #owner: string;
  readonly #api: ApiClient;
  readonly #storage: DeviceStorage;
  readonly #clock: DeviceClock;
  readonly #newKey: NewKey;
  readonly #queue: OfflineQueue<Press, void>;
  readonly #listeners = new Set<() => void>();
  readonly #cards = new Map<string, KeptCard>();
  #told: Told | null = null;
  #answers = 0;
  #shown: Favourites;

  constructor(
    owner: string,
    api: ApiClient,
    { storage, clock, newKey }: { storage: DeviceStorage; clock: DeviceClock; newKey: NewKey },
  ) {
    this.#owner = owner;
    this.#api = api;
    this.#storage = storage;
    this.#clock = clock;
    this.#newKey = newKey;
    this.#queue = new OfflineQueue(queueStore<Press>(storage, pressesOf(owner)), (press) => this.#send(press));
    this.#queue.subscribe(() => this.#show());
    const saved = readKept(storage, NAME);
    if (isSaved(saved) && saved.owner === owner) {
      this.#told = saved.told;
      for (const card of saved.cards) this.#cards.set(card._id, card);
    }
    this.#shown = this.#now();
  }

  read = (): Favourites => this.#shown;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the server, also for the cards of those that were kept elsewhere. Throws what the call throws. */
  async load(signal: AbortSignal): Promise<void> {
    const before = this.#answers;
    const { data } = await this.#api.call('listWishlist', {}, { signal });
    // What a press was answered meanwhile is newer.
    if (before === this.#answers) this.#tell(data);
    const unknown = data.filter((id) => !this.#cards.has(id));
    if (unknown.length > 0) this.learn(await readChosen(this.#api, unknown, undefined, signal));
  }

  /** Keeps what newer cards say. */
  learn(cards: readonly KeptCard[]): void {
    for (const card of cards) this.#cards.set(card._id, factsOf(card));
    this.#save();
    this.#show();
  }

  /** Keeps a restaurant, or no longer: shown at once, and sent as soon as it gets through. */
  async press(card: KeptCard): Promise<Pressed> {
    const press = { key: this.#newKey(), order: card._id, add: !this.#shown.ids?.includes(card._id) };
    this.#cards.set(card._id, factsOf(card));
    if (!this.#queue.add(press)) {
      const sent = await this.#send(press);
      this.#show();
      return sent.kind === 'ok' ? 'sent' : 'no_space';
    }
    this.#save();
    await this.#queue.flush(() => {});
    return this.#queue.waiting().some(({ key }) => key === press.key) ? 'waits' : 'sent';
  }

  /** A refusal that was read. */
  dismiss(key: string): void {
    this.#queue.remove(key);
  }

  /** Sends what waits whenever it may get through. Answers the function that ends it. */
  follow(signs: Pick<DeviceSigns, 'onBack' | 'onElsewhere'>): () => void {
    return retrySteps(this.#queue, () => {}, signs).stop;
  }

  async #send({ key, order, add }: Press): Promise<Sent<void>> {
    try {
      const options = { idempotencyKey: key, signal: AbortSignal.timeout(stepPatienceMs) };
      const params = { restaurant: order };
      const { data } = await this.#api.call(add ? 'addToWishlist' : 'removeFromWishlist', { params }, options);
      this.#answers += 1;
      this.#tell(data);
      return { kind: 'ok', answer: undefined };
    } catch (error) {
      return unsent(error);
    }
  }

  #tell(ids: readonly string[]): void {
    this.#told = { ids, at: this.#clock.now() };
    this.#save();
    this.#show();
  }

  #save(): void {
    const wanted = new Set([...(this.#told?.ids ?? []), ...this.#queue.waiting().map(({ order }) => order)]);
    const cards = [...this.#cards.values()].filter(({ _id }) => wanted.has(_id));
    // Without space they last as long as the app runs.
    keep(this.#storage, NAME, { owner: this.#owner, told: this.#told, cards } satisfies Saved);
  }

  #show(): void {
    this.#shown = this.#now();
    for (const listener of this.#listeners) listener();
  }

  #now(): Favourites {
    const waiting = this.#queue.waiting();
    const refused = this.#queue.read().find(({ refusal }) => refusal !== undefined);
    const known = this.#told !== null || waiting.length > 0;
    return {
      ids: known ? withPresses(this.#told?.ids ?? [], waiting) : null,
      cards: new Map(this.#cards),
      at: this.#told?.at ?? null,
      waiting: new Set(waiting.map(({ order }) => order)),
      refused: refused ? { key: refused.key, message: refused.refusal ?? '' } : null,
    };
  }
}

function withPresses(ids: readonly string[], presses: readonly Press[]): string[] {
  return presses.reduce<string[]>(
    (now, { order, add }) => {
      const others = now.filter((id) => id !== order);
      return add ? [order, ...others] : others;
    },
    [...ids],
  );
}

function factsOf(card: KeptCard): KeptCard {
  return Object.fromEntries(facts.map((fact) => [fact, card[fact]])) as KeptCard;
}

function isSaved(value: unknown): value is Saved {
  const { owner, told, cards } = (value ?? {}) as Partial<Record<keyof Saved, unknown>>;
  return typeof owner === 'string' && (told === null || isTold(told)) && Array.isArray(cards);
}

function isTold(value: unknown): value is Told {
  const { ids, at } = (value ?? {}) as Partial<Record<keyof Told, unknown>>;
  return Array.isArray(ids) && Number.isFinite(at);
}
