import type { Handlers } from '../../http/call.ts';
import { answerSharedBooking, getSharedBooking } from './friends.ts';
import { getSharing, removeGuest, shareBooking, unshareBooking } from './own-sharing.ts';

export const sharedBookingRoutes = {
  getSharing,
  shareBooking,
  unshareBooking,
  removeGuest,
  getSharedBooking,
  answerSharedBooking,
} satisfies Partial<Handlers>;
