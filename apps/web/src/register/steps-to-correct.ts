import type { Registration } from '@metade/contracts/registration.ts';
import { type RegistrationStep, stepNames, stepOf } from '@metade/domain/registration.ts';

/** The steps of which an admin asked to change something. */
export function stepsToCorrect({ state, requested }: Pick<Registration, 'state' | 'requested'>): RegistrationStep[] {
  if (state !== 'changes_requested') return [];
  return stepNames.filter((step) => requested.some(({ field }) => field && stepOf(field) === step));
}

/** Where the owner goes on: the first step to correct, or else the first that is not done. */
export function stepToGoOn(registration: Pick<Registration, 'state' | 'requested' | 'progress'>): RegistrationStep {
  const open = registration.progress.steps.find(({ done }) => !done)?.step;
  return stepsToCorrect(registration)[0] ?? open ?? 'identity';
}
