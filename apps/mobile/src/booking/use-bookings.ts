import { nextBookings } from '@metade/booking-flow/order-actions.ts';
import { BookingStore, type Bookings } from '@metade/booking-flow/saved-bookings.ts';
import type { Order, Voucher } from '@metade/contracts/orders.ts';
import { useCallback, useEffect } from 'react';
import { useApi, useLoaded } from '../api/api';
import { clockAhead } from '../api/server-clock';
import { useSession } from '../session/session';
import { deviceStorage } from '../storage/device-storage';

export const bookingStore = new BookingStore(deviceStorage, { now: () => Date.now() });

/** Keeps a voucher as it was last seen, beside the bookings that it belongs to. */
export function keepVoucher(owner: string, token: string, voucher: Voucher): void {
  const kept = bookingStore.read(owner);
  if (!kept?.orders.some((order) => order.voucher?.token === token)) return;
  bookingStore.save(owner, { orders: kept.orders, vouchers: { ...kept.vouchers, [token]: voucher } }, kept.now);
}

/** The bookings ahead, and where there is no network those that the device kept with their age in ms. */
export function useBookings() {
  const api = useApi();
  const { user } = useSession();
  const owner = user?._id ?? '';
  const { value, failure, again, loading } = useLoaded(
    useCallback(
      async (signal): Promise<Bookings> => {
        const { data: orders } = await api.call('listOrders', { query: { when: 'upcoming' } }, { signal });
        const tokens = nextBookings(orders).flatMap(({ voucher }) => voucher?.token ?? []);
        const found = await Promise.all(
          tokens.map(async (token) => {
            const answer = await api.call('getVoucher', { params: { token } }, { signal }).catch(() => null);
            // Where the network ends in between, what was kept of it stays.
            const voucher = answer?.data ?? bookingStore.read(owner)?.vouchers[token];
            return voucher ? [[token, voucher] as const] : [];
          }),
        );
        return { orders, vouchers: Object.fromEntries<Voucher>(found.flat()) };
      },
      [api, owner],
    ),
  );
  useEffect(() => {
    if (value && owner) bookingStore.save(owner, value, Date.now() + clockAhead());
  }, [value, owner]);
  const saved = failure && owner ? bookingStore.read(owner) : null;
  const known: readonly Order[] | undefined = value?.orders ?? saved?.orders;
  const orders = known?.filter(({ state }) => state !== 'expired') ?? null;
  return { orders, age: saved?.age ?? null, failure, again, loading };
}
