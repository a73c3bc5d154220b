import type { Handlers } from '../../http/call.ts';
import { announceLateByVoucher } from './announce-late-by-voucher.ts';
import { getVoucher } from './get-voucher.ts';

export const voucherRoutes: Pick<Handlers, 'getVoucher' | 'announceLateByVoucher'> = {
  getVoucher,
  announceLateByVoucher,
};
