import type { Booking } from '@metade/contracts/host.ts';
import type { QueuedStep } from './host-steps.ts';
import type { VoucherStep } from './voucher-step.ts';

/** The outcome of a queued voucher: used, refused with the server's words, or still waiting. */
export function settled(step: VoucherStep, steps: readonly QueuedStep[], now: Booking | undefined): VoucherStep {
  if (step.kind !== 'queued') return step;
  const queued = steps.find(({ key }) => key === step.key);
  if (queued?.refusal !== undefined) return { kind: 'refused', message: queued.refusal };
  if (queued === undefined && now !== undefined && now.arrived_at !== null) return { kind: 'used', booking: now };
  return step;
}
