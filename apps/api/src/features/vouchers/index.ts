export { readVoucher } from './get-voucher.ts';
