import type { RegistrationField } from '@metade/domain/registration.ts';
import type { RegisterData } from './register-data.server.ts';
import type { RegistrationResult } from './registration-action.server.ts';
import { useWords } from '../words/words.tsx';

export interface StepProps {
  data: RegisterData;
  /** Only of this step's form. */
  result: RegistrationResult | undefined;
}

/** The initial values of a step's fields: refused input, else saved values; and the errors. */
export function useStepForm({ data, result }: StepProps) {
  const { m } = useWords();
  const { registration } = data;
  const errors = result?.problem.fields ?? {};
  const kept = result?.kept;
  return {
    errors,
    registration,
    value: (name: string, saved: string | number | null | undefined) =>
      kept ? (kept.find(([key]) => key === name)?.[1] ?? '') : String(saved ?? ''),
    ticked: (name: string, value: string, saved: boolean) =>
      kept ? kept.some(([key, one]) => key === name && one === value) : saved,
    /** An admin's request to change a field, as its hint. */
    asked: (field: RegistrationField) => {
      const change = registration?.requested.find((one) => one.field === field);
      return registration?.state === 'changes_requested' && change ? m.register.asked(change.reason) : undefined;
    },
  };
}
