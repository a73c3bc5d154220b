import type { Handlers } from '../../http/call.ts';
import { exportReservations } from './export-reservations.ts';
import { getReservation } from './get-reservation.ts';
import { listReservations } from './list-reservations.ts';

export const reservationRoutes = { listReservations, exportReservations, getReservation } satisfies Partial<Handlers>;
