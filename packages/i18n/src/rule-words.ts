import type { RuleName } from '@metade/domain/settings.ts';

/** Of every rule its name, and one line that explains it. */
export type RuleWords = Readonly<Record<RuleName, readonly [name: string, line: string]>>;
