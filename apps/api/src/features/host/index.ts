export { bookingsById } from './bookings-by-id.ts';
export { answerBooking } from './answer-booking.ts';
export { acceptBooking } from './confirm-order.ts';
export { markKept } from './keep-booking.ts';
export { bookingViews, toBooking } from './booking.ts';
export type { BookingRow } from './booking-reads.ts';
export { phoneSql, readBooking, selectBooking } from './booking-reads.ts';
export { refuseUnlessSeatable, seatParty } from './seat-party.ts';
