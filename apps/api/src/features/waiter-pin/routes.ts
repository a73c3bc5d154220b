import type { Handlers } from '../../http/call.ts';
import { getWaiterPin } from './get-waiter-pin.ts';
import { redeemByPin } from './redeem-by-pin.ts';
import { setWaiterPin } from './set-waiter-pin.ts';
import { unlockPin } from './unlock-pin.ts';

export const waiterPinRoutes = { getWaiterPin, setWaiterPin, unlockPin, redeemByPin } satisfies Partial<Handlers>;
