import type { OrderState } from './order-life-cycle.ts';
import type { Decision } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Settings } from './settings.ts';

export type LateFacts = {
  state: OrderState;
  /** Epoch ms. */
  mealInstant: number;
  toleranceMinutes: number;
  now: number;
  settings: Pick<Settings, 'lateChoices' | 'lateOpensMinutes'>;
};

/** The delays in minutes that a diner may still announce: within tolerance, and ending ahead of now. Empty outside the window. */
export function lateChoices(facts: LateFacts): number[] {
  if (facts.state !== 'confirmed' || lateVerdict(facts) !== 'open') return [];
  return facts.settings.lateChoices.filter(
    (minutes) => minutes <= facts.toleranceMinutes && facts.mealInstant + minutes * minuteMs > facts.now,
  );
}

/** Whether "running late by so many minutes" may be told now; 0 takes an announcement back. */
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

function lateVerdict({ mealInstant, toleranceMinutes, now, settings }: LateFacts) {
  if (now < mealInstant - settings.lateOpensMinutes * minuteMs) return 'late_too_early';
  return now <= mealInstant + toleranceMinutes * minuteMs ? 'open' : 'late_over';
}

const minuteMs = 60_000;
