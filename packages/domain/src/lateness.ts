import type { OrderState } from './order-life-cycle.ts';
import type { Decision } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Settings } from './settings.ts';
import { hourMs, minuteMs } from './time.ts';

export type LateFacts = {
  state: OrderState;
  /** Epoch ms. */
  mealInstant: number;
  toleranceMinutes: number;
  now: number;
  settings: Pick<Settings, 'lateChoices' | 'lateOpensMinutes'>;
};

/** The delays in minutes that a diner can still announce: within tolerance, and ending after now. Empty outside the window. */
export function lateChoices(facts: LateFacts): number[] {
  if (facts.state !== 'confirmed' || lateVerdict(facts) !== 'open') return [];
  return facts.settings.lateChoices.filter(
    (minutes) => minutes <= facts.toleranceMinutes && facts.mealInstant + minutes * minuteMs > facts.now,
  );
}

/** Whether a delay of so many minutes can be announced; 0 revokes an announcement. */
export function decideLate(
  minutes: number,
  facts: LateFacts,
): Decision<{ lateMinutes: number | null }, 'order_state' | 'late_too_early' | 'late_over' | 'late_minutes'> {
  if (facts.state !== 'confirmed') return refuse('order_state', { state: facts.state });
  const verdict = lateVerdict(facts);
  if (verdict !== 'open') return refuse(verdict);
  if (minutes === 0) return { ok: true, lateMinutes: null };
  if (!lateChoices(facts).includes(minutes)) return refuse('late_minutes', { max: facts.toleranceMinutes });
  return { ok: true, lateMinutes: minutes };
}

function lateVerdict(facts: LateFacts) {
  const { mealInstant, now, settings } = facts;
  if (now < mealInstant - settings.lateOpensMinutes * minuteMs) return 'late_too_early';
  return now <= endOfTolerance(facts) ? 'open' : 'late_over';
}

/** Epoch ms up to which a table waits for its party. */
function endOfTolerance({
  mealInstant,
  toleranceMinutes,
}: Pick<LateFacts, 'mealInstant' | 'toleranceMinutes'>): number {
  return mealInstant + toleranceMinutes * minuteMs;
}

/** Epoch ms from which a party may be seated. */
export function seatingOpensAt(mealInstant: number, settings: Pick<Settings, 'voucherOpensMinutes'>): number {
  return mealInstant - settings.voucherOpensMinutes * minuteMs;
}

export type RedeemWindow = { opensAt: number; toleranceEndsAt: number; seatAnywayEndsAt: number };

/** When a voucher is valid, in epoch ms. A table late in its period keeps its whole tolerance past the period's end. */
export function redeemWindow(facts: {
  mealInstant: number;
  toleranceMinutes: number;
  periodEndInstant: number;
  settings: Pick<Settings, 'voucherOpensMinutes'>;
}): RedeemWindow {
  const toleranceEndsAt = endOfTolerance(facts);
  return {
    opensAt: seatingOpensAt(facts.mealInstant, facts.settings),
    toleranceEndsAt,
    seatAnywayEndsAt: Math.max(toleranceEndsAt, facts.periodEndInstant),
  };
}

/** Both ends of the window count as open; `seat_anyway` is the host's choice after tolerance. */
export function redeemVerdict(window: RedeemWindow, now: number): 'too_early' | 'open' | 'seat_anyway' | 'over' {
  if (now < window.opensAt) return 'too_early';
  if (now <= window.toleranceEndsAt) return 'open';
  return now <= window.seatAnywayEndsAt ? 'seat_anyway' : 'over';
}

/** Whether the host can mark a no-show now: after tolerance, within the window, and never once the voucher was redeemed. */
export function noShowVerdict(facts: {
  toleranceEndsAt: number;
  redeemed: boolean;
  now: number;
  settings: Pick<Settings, 'noShowWindowHours'>;
}): 'too_early' | 'open' | 'over' | 'redeemed' {
  if (facts.redeemed) return 'redeemed';
  if (facts.now <= facts.toleranceEndsAt) return 'too_early';
  return facts.now <= facts.toleranceEndsAt + facts.settings.noShowWindowHours * hourMs ? 'open' : 'over';
}
