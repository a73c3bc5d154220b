import type { SettingIssue } from '@metade/domain/settings.ts';

/** What is wrong with a setting, for operators. */
export function settingWords({ key, code, layer, min, max }: SettingIssue): string {
  switch (code) {
    case 'unknown':
      return `has ${key}, which is no setting`;
    case 'not_here':
      return `has ${key}, which a ${layer} may not set`;
    case 'wrong_type':
      return `has a value for ${key} that is not of its type`;
    case 'out_of_range':
      return `has a value for ${key} out of its range${min === undefined ? '' : ` (${min} to ${max})`}`;
  }
}
