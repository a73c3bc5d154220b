import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { getVoucher, order, voucher } from './orders.ts';

const body = z.object({
  minutes: z.int().min(0).max(120).meta({ description: 'After the reserved time; 0 takes it back' }),
});
const refusals = ['order_state', 'late_too_early', 'late_over', 'late_minutes'] as const;

export const announceLate = endpoint({
  name: 'announceLate',
  method: 'POST',
  path: '/orders/:id/late',
  summary: 'Tell the restaurant: we come some minutes later',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  body,
  answer: z.object({ data: order }),
  refusals: ['not_found', ...refusals],
});

export const announceLateByVoucher = endpoint({
  name: 'announceLateByVoucher',
  method: 'POST',
  path: '/vouchers/:token/late',
  summary: 'As announceLate, by the voucher’s link',
  access: { scope: 'public' },
  params: getVoucher.params,
  body,
  answer: z.object({ data: voucher }),
  refusals: ['voucher_not_available', 'voucher_unknown', ...refusals],
});
