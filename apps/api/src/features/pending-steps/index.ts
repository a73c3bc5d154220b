export { carryOutStep } from './carry-out-step.ts';
export type { PendingStep, StepExecutors } from './pending-step.ts';
export { forgetSteps, postpone, takeBack } from './pending-step.ts';
