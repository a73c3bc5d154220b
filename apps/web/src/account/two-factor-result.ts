import type { drawQr } from '@metade/ui/draw-qr.ts';
import type { FormProblem } from '../http/form-problem.server.ts';

/** What setting up a second step came to: the key to scan, or the recovery codes, or what is wrong. */
export interface TwoFactorResult {
  key: { secret: string; uri: string; qr: ReturnType<typeof drawQr> } | null;
  recovery: string[] | null;
  problem: FormProblem | null;
}
