import type { Order, Voucher } from '@metade/contracts/orders.ts';
import { isLive } from './order-actions.ts';
import { keep, readKept, type DeviceClock, type DeviceStorage } from './ports.ts';

/** What an account could read of its bookings when the device last had a network. Vouchers by their token. */
export interface Bookings {
  orders: readonly Order[];
  vouchers: Readonly<Record<string, Voucher>>;
}

export interface SavedBookings extends Bookings {
  /** How old they are, in ms. */
  age: number;
  /** The API's time now as far as the device knows it: a clock that is wrong by a day was wrong when they were saved, too. */
  now: number;
}

interface Kept extends Bookings {
  owner: string;
  /** When they were saved, by the device's clock and by the API's. */
  device: number;
  api: number;
}

/** The bookings that open without network, of one account at a time. */
export class BookingStore {
  readonly #storage: DeviceStorage;
  readonly #clock: DeviceClock;

  constructor(storage: DeviceStorage, clock: DeviceClock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /**
   * Replaces what was saved. apiNow: the API's time of the answer, null when unknown. Without space for all, keeps the bookings whose
   * meal is ahead; `full` when those do not fit either, and what was saved before stays.
   */
  save(owner: string, { orders, vouchers }: Bookings, apiNow: number | null): 'kept' | 'ahead' | 'full' {
    const device = this.#clock.now();
    const at = { owner, device, api: apiNow ?? device };
    // Another account's must not stay, even when these do not fit.
    if (this.#read()?.owner !== owner) this.forget();
    if (keep(this.#storage, NAME, { ...at, orders, vouchers })) return 'kept';
    const ahead = orders.filter(isLive);
    const theirs = new Set(ahead.map(({ voucher }) => voucher?.token));
    const needed = Object.fromEntries(Object.entries(vouchers).filter(([token]) => theirs.has(token)));
    return keep(this.#storage, NAME, { ...at, orders: ahead, vouchers: needed }) ? 'ahead' : 'full';
  }

  /** Null when nothing was saved for this account; another's is deleted. */
  read(owner: string): SavedBookings | null {
    const kept = this.#read();
    if (!kept) return null;
    if (kept.owner !== owner) {
      this.forget();
      return null;
    }
    const age = Math.max(0, this.#clock.now() - kept.device);
    return { orders: kept.orders, vouchers: kept.vouchers, age, now: kept.api + age };
  }

  /** On logging out, and when the session was ended elsewhere. */
  forget(): void {
    this.#storage.remove(NAME);
  }

  #read(): Kept | null {
    const kept = readKept(this.#storage, NAME);
    return isKept(kept) ? kept : null;
  }
}

const NAME = 'bookings';

function isKept(value: unknown): value is Kept {
  const { owner, device, api, orders, vouchers } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof owner === 'string' &&
    Number.isFinite(device) &&
    Number.isFinite(api) &&
    Array.isArray(orders) &&
    typeof vouchers === 'object' &&
    vouchers !== null
  );
}
