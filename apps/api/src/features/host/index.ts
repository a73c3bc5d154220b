export { bookingsById } from './bookings-by-id.ts';
