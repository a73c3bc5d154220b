import { dictionary } from '@zxcvbn-ts/language-common';
import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../../refused.ts';
import { hashPassword } from './password.ts';

/**
 * Checks a password that somebody chose (at sign-up, reset or change) and hashes it. Refuses one that is too short or among
 * the most common ones, whatever its capitals, with the field's name.
 */
export async function acceptPassword(password: string, settings: Pick<Settings, 'passwordMin'>): Promise<string> {
  if (password.length < settings.passwordMin)
    throw new Refused('invalid_fields', {}, [
      { path: 'password', code: 'too_short', params: { min: settings.passwordMin } },
    ]);
  if (common.has(password.trim().toLowerCase()))
    throw new Refused('invalid_fields', {}, [{ path: 'password', code: 'password_common' }]);
  return hashPassword(password);
}

const common = new Set<string>(dictionary['passwords-common']);
