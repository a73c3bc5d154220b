import type { CardFailure } from '@metade/contracts/gateway-failures.ts';
import type { ErrorParams } from './errors.ts';

/** What an answer that is no refusal tells by a code. The words of refusals come with them. */
export interface FailureWords {
  payment: Record<CardFailure | 'payment_too_late', string>;
  /** Why a picture was left out. */
  photo: Record<'picture_kind' | 'picture_broken' | 'picture_giant', string> &
    Record<'picture_large' | 'photos_limit', (params: ErrorParams) => string>;
}

/** Why pictures were left out, each reason once; `other` tells what has no words of its own. max: pictures at most; megabytes: of one. */
export function leftOutWords(
  codes: readonly string[],
  { max, megabytes }: { max: number; megabytes: number },
  { photo }: FailureWords,
  other: string,
): string {
  const said = codes.map((code) => {
    if (code === 'picture_large') return photo.picture_large({ max: megabytes });
    if (code === 'photos_limit') return photo.photos_limit({ max });
    if (code === 'picture_kind' || code === 'picture_broken' || code === 'picture_giant') return photo[code];
    return other;
  });
  return [...new Set(said)].join(' ');
}
