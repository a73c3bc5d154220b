import { forgetSeen } from '../seen/seen-list.ts';
import { forgetBills } from './forget-bills.ts';

/** Removes the recently seen restaurants and the bills from this device, on logging out. */
export function forgetDevice(): void {
  forgetSeen();
  forgetBills();
}
