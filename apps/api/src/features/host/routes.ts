import type { Handlers } from '../../http/call.ts';
import { arriveOrder } from './arrive-order.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmOrder, undoConfirm } from './confirm-order.ts';
import { correctArrival } from './correct-arrival.ts';
import { declineOrder } from './decline-order.ts';
import { findVoucher } from './find-voucher.ts';
import { getHostDay } from './get-host-day.ts';
import { getGuest, saveGuest } from './guest.ts';
import { keepBooking } from './keep-booking.ts';
import { listHostRestaurants } from './list-host-restaurants.ts';
import { markNoShow } from './mark-no-show.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { streamHostEvents } from './stream-host-events.ts';
import { undoArrival } from './undo-arrival.ts';
import { undoNoShow } from './undo-no-show.ts';

export const hostRoutes = {
  listHostRestaurants,
  getHostDay,
  streamHostEvents,
  confirmOrder,
  undoConfirm,
  declineOrder,
  cancelBooking,
  keepBooking,
  correctArrival,
  getGuest,
  saveGuest,
  arriveOrder,
  undoArrival,
  markNoShow,
  undoNoShow,
  findVoucher,
  redeemVoucher,
} satisfies Partial<Handlers>;
