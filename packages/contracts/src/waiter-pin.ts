import { z } from 'zod';
import { endpoint, managers, teamRoles } from './endpoint.ts';
import { idParam, instant } from './fields.ts';
import { booking } from './host.ts';
import { getVoucher, voucher } from './orders.ts';

const pin = z.string().regex(/^\d{4}$/, 'pin_digits');

const waiterPin = z.object({
  set: z.boolean(),
  changed: instant.nullable(),
  version: z.int().meta({ description: 'Sent back with a change' }),
});

export const getWaiterPin = endpoint({
  name: 'getWaiterPin',
  method: 'GET',
  path: '/host/restaurants/:id/waiter-pin',
  summary: 'Whether the waiters have a PIN, and since when',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  answer: z.object({ data: waiterPin }),
  refusals: ['not_found'],
});

export const setWaiterPin = endpoint({
  name: 'setWaiterPin',
  method: 'PUT',
  path: '/host/restaurants/:id/waiter-pin',
  summary: 'Set, change or (null) remove the waiters’ PIN',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({ pin: pin.nullable(), version: z.int().min(0) }),
  answer: z.object({ data: waiterPin }),
  refusals: ['not_found', 'waiter_pin_changed'],
});

export const unlockPin = endpoint({
  name: 'unlockPin',
  method: 'POST',
  path: '/host/orders/:id/unlock-pin',
  summary: 'Let the PIN be tried again on a voucher that wrong tries have locked',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: z.object({ data: booking }),
  refusals: ['not_found'],
});

export const redeemByPin = endpoint({
  name: 'redeemByPin',
  method: 'POST',
  path: '/vouchers/:token/pin',
  summary: 'Use a voucher on the diner’s phone by the waiter’s PIN',
  access: { scope: 'public' },
  params: getVoucher.params,
  body: z.object({ pin }),
  answer: z.object({ data: voucher }),
  refusals: [
    'voucher_unknown',
    'pin_not_set',
    'pin_wrong',
    'pin_locked',
    'order_state',
    'voucher_not_available',
    'voucher_already_used',
    'voucher_too_early',
    'voucher_over',
  ],
});
