import type { Handlers } from '../../http/call.ts';
import { getVoucher } from './get-voucher.ts';

export const voucherRoutes: Pick<Handlers, 'getVoucher'> = { getVoucher };
