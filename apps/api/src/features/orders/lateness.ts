import type { Order } from '@metade/contracts/orders.ts';
import type { LateFacts } from '@metade/domain/lateness.ts';
import { lateChoices, redeemWindow } from '@metade/domain/lateness.ts';
import type { RedeemWindow } from '@metade/domain/lateness.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { OrderRow } from './order-row.ts';

/** When an order's voucher may be used, in epoch ms. */
export function windowOf(
  row: Pick<OrderRow, 'starts_at' | 'tolerance_minutes'> & { period_ends_at: string },
  settings: Settings,
): RedeemWindow {
  return redeemWindow({
    mealInstant: fromIso(row.starts_at),
    toleranceMinutes: row.tolerance_minutes,
    periodEndInstant: fromIso(row.period_ends_at),
    settings,
  });
}

type LateRow = Pick<OrderRow, 'state' | 'starts_at' | 'tolerance_minutes'>;

/** What the rule of lateness needs at `now` (epoch ms). */
export function lateFacts(row: LateRow, settings: Settings, now: number): LateFacts {
  const { state, tolerance_minutes: toleranceMinutes } = row;
  return { state, mealInstant: fromIso(row.starts_at), toleranceMinutes, now, settings };
}

/** The announced delay, and the delays that may still be announced at `now` (epoch ms). */
export function latenessOf(
  row: LateRow & Pick<OrderRow, 'late_minutes'>,
  settings: Settings,
  now: number,
): Order['late'] {
  return { minutes: row.late_minutes, choices: lateChoices(lateFacts(row, settings, now)) };
}
