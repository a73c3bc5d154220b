import type { DayState } from './host-days.ts';
import type { QueuedStep } from './host-steps.ts';
import type { VoucherStep } from './voucher-step.ts';

/** The outcome of a queued voucher: used, refused with the server's words, or still waiting. days: as this device knows them. */
export function settled(step: VoucherStep, steps: readonly QueuedStep[], days: DayState['days']): VoucherStep {
  if (step.kind !== 'queued') return step;
  const queued = steps.find(({ key }) => key === step.key);
  if (queued?.refusal !== undefined) return { kind: 'refused', message: queued.refusal };
  const now = days[step.booking.date]?.bookings.find(({ _id }) => _id === step.booking._id);
  if (queued === undefined && now !== undefined && now.arrived_at !== null) return { kind: 'used', booking: now };
  return step;
}
