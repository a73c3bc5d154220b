export { forgetGuests } from './forget-guests.ts';
