import type { Answer } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { BookingEvent } from './host-events.ts';

export type Day = Answer<'getHostDay'>['data'];

export type DayState = {
  today: string;
  connection: 'connecting' | 'live' | 'offline';
  /** The connection is live again after it was lost. */
  reconnected: boolean;
  /** Since when there is no connection, epoch ms by this device's clock; null while there is one. */
  lostAt: number | null;
  /** Days as last loaded, by date. They stay while offline. */
  days: Readonly<Record<string, Day>>;
  /** Dates that could not be loaded and were never loaded before. */
  failed: ReadonlySet<string>;
  /** New confirmed bookings that nobody has dismissed yet. */
  notices: readonly Booking[];
  /** When the live connection last received something. */
  heard: BookingEvent | null;
  /** Server's clock minus this device's, in ms. */
  clockOffset: number;
};

/** Storage of undismissed notices, to survive a reload. */
type KeptNotices = { read(): readonly Booking[]; write(notices: readonly Booking[]): void };

/** A booking counts as new if it was made this recently: the longest time from hold to payment. */
const newsMs = 45 * 60_000;

/**
 * The client state of one restaurant: days, live connection, news. Independent of React and the network: gets functions that load a
 * day and announce a booking.
 */
export class DayStore {
  #state: DayState;
  readonly #listeners = new Set<() => void>();
  readonly #loadDay: (date: string) => Promise<Day>;
  readonly #onNew: (booking: Booking) => void;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #stale = new Set<string>();
  readonly #named = new Set<string>();
  readonly #known: Set<string>;
  readonly #keptNotices: KeptNotices;

  /** known: cached days; their bookings are not new. */
  constructor(
    today: string,
    loadDay: (date: string) => Promise<Day>,
    onNew: (booking: Booking) => void,
    known: DayState['days'] = {},
    keptNotices: KeptNotices = { read: () => [], write: () => {} },
  ) {
    this.#state = {
      today,
      connection: 'connecting',
      reconnected: false,
      lostAt: null,
      days: known,
      failed: new Set(),
      notices: keptNotices.read().filter(({ date }) => date >= today),
      heard: null,
      clockOffset: 0,
    };
    this.#loadDay = loadDay;
    this.#onNew = onNew;
    this.#keptNotices = keptNotices;
    const seen = [...Object.values(known).flatMap((day) => day.bookings), ...this.#state.notices];
    this.#known = new Set(seen.map(({ _id }) => _id));
  }

  read = (): DayState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Reloads a date. Calls during a load cause one more load, so that no change is missed. An unknown booking is announced if its
   * date was loaded before, or if it is the one named.
   */
  load(date: string, named?: string): Promise<void> {
    if (named !== undefined) this.#named.add(named);
    const running = this.#loading.get(date);
    if (running) {
      this.#stale.add(date);
      return running.then(() => (this.#stale.delete(date) ? this.load(date) : this.#loading.get(date)));
    }
    const loading = this.#loadDay(date)
      .then(
        (day) => this.#merge(day),
        () => {
          if (!(date in this.#state.days)) this.#set({ failed: new Set([...this.#state.failed, date]) });
        },
      )
      .finally(() => this.#loading.delete(date));
    this.#loading.set(date, loading);
    return loading;
  }

  connected(): void {
    this.#set({ connection: 'live', reconnected: this.#state.connection === 'offline', lostAt: null });
  }

  lost(): void {
    this.#set({ connection: 'offline', reconnected: false, lostAt: this.#state.lostAt ?? Date.now() });
  }

  changed(event: BookingEvent): Promise<void> {
    this.#set({ heard: event });
    return this.load(event.date, event.order);
  }

  /** Merges an operation's answer into the state. */
  put(booking: Booking): void {
    this.#known.add(booking._id);
    const renewed = (entries: Booking[]) => entries.map((entry) => (entry._id === booking._id ? booking : entry));
    const days = Object.entries(this.#state.days).map(([date, day]) => {
      const bookings = date === booking.date ? renewed(day.bookings) : day.bookings;
      return [date, { ...day, bookings, awaiting: renewed(day.awaiting) }] as const;
    });
    this.#set({ days: Object.fromEntries(days) });
  }

  dismiss(...ids: string[]): void {
    this.#setNotices(this.#state.notices.filter((entry) => !ids.includes(entry._id)));
  }

  #merge(day: Day): void {
    const now = Date.parse(day.now);
    const seenBefore = day.date in this.#state.days;
    const fresh = day.bookings.filter(
      (entry) =>
        !this.#known.has(entry._id) &&
        (seenBefore || this.#named.has(entry._id)) &&
        (isRequest(entry, now) || (entry.state === 'confirmed' && now - Date.parse(entry.created) < newsMs)),
    );
    for (const entry of day.bookings) this.#known.add(entry._id);
    this.#set({
      today: day.today,
      days: { ...this.#state.days, [day.date]: sameKept(day, this.#state.days[day.date]) },
      failed: new Set([...this.#state.failed].filter((date) => date !== day.date)),
      clockOffset: now - Date.now(),
    });
    const confirmed = fresh.filter((entry) => entry.state === 'confirmed');
    if (confirmed.length > 0) this.#setNotices([...this.#state.notices, ...confirmed]);
    for (const entry of fresh) this.#onNew(entry);
  }

  #setNotices(notices: readonly Booking[]): void {
    this.#keptNotices.write(notices);
    this.#set({ notices });
  }

  #set(change: Partial<DayState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A day that reuses unchanged booking objects, so that they are not rendered again. */
function sameKept(day: Day, before: Day | undefined): Day {
  if (!before) return day;
  const known = new Map(before.bookings.map((booking) => [booking._id, booking]));
  const bookings = day.bookings.map((booking) => {
    const last = known.get(booking._id);
    return last && JSON.stringify(last) === JSON.stringify(booking) ? last : booking;
  });
  return { ...day, bookings };
}

/**
 * Every booking that waits for the restaurant's answer, nearest deadline first: of the loaded days, and of others as the last answer
 * told them.
 */
export function requestsOf(days: DayState['days'], now: number): Booking[] {
  const loaded = Object.values(days).sort((a, b) => b.now.localeCompare(a.now));
  const elsewhere = loaded[0]?.awaiting.filter(({ date }) => !(date in days)) ?? [];
  return [...loaded.flatMap(({ bookings }) => bookings), ...elsewhere]
    .filter((entry) => isRequest(entry, now))
    .sort((a, b) => (a.confirm_by ?? a.starts_at).localeCompare(b.confirm_by ?? b.starts_at));
}

function isRequest({ state, confirm_by }: Booking, now: number): boolean {
  return state === 'awaiting_restaurant' && (confirm_by === null || now <= Date.parse(confirm_by));
}

/** Events before the stream opened are lost: reloads the day, then every date with an open request and those seen before. */
export async function sweep(store: DayStore, left: AbortSignal): Promise<void> {
  const { today, days: seen } = store.read();
  await store.load(today);
  const awaiting = store.read().days[today]?.awaiting ?? [];
  const dates = new Set([...awaiting.map((booking) => booking.date), ...Object.keys(seen)]);
  dates.delete(today);
  for (const date of dates) if (!left.aborted) await store.load(date);
}
