import type { Booking } from '@metade/contracts/host.ts';
import type { ScanVerdict } from './voucher-proof.ts';

export type VoucherStep =
  | { kind: 'waiting' }
  | { kind: 'looking' }
  | { kind: 'found'; booking: Booking; text: string; refusal: string | null; busy: boolean }
  | { kind: 'used'; booking: Booking }
  | { kind: 'refused'; message: string }
  /** known: the booking as last seen on this device. */
  | { kind: 'offline'; verdict: ScanVerdict | { kind: 'code' }; text: string; known: Booking | null }
  | { kind: 'queued'; booking: Booking; key: string };
