import type { drawQr } from '@metade/ui/draw-qr.ts';
import type { FormProblem } from '../http/form-problem.server.ts';

/** Result of setting up a second factor: the key to scan, the recovery codes, or an error. */
export interface TwoFactorResult {
  key: { secret: string; uri: string; qr: ReturnType<typeof drawQr> } | null;
  recovery: string[] | null;
  problem: FormProblem | null;
}
