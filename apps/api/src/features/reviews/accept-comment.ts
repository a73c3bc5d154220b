import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../../refused.ts';

/** Refuses the text of a review that is shorter or longer than the settings in force allow. */
export function acceptComment(comment: string, settings: Pick<Settings, 'reviewTextMin' | 'reviewTextMax'>): void {
  const { reviewTextMin: min, reviewTextMax: max } = settings;
  const refuse = (code: string, params: Record<string, number>) => {
    throw new Refused('invalid_fields', {}, [{ path: 'comment', code, params }]);
  };
  if (comment.length < min) refuse('too_short', { min });
  if (comment.length > max) refuse('too_long', { max });
}
