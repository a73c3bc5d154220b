import type { Voucher } from '@metade/contracts/orders.ts';

export type ShownVoucher = Omit<Voucher, 'qr'>;
