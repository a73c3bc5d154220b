import type { RuleName } from '@metade/domain/settings.ts';

/** Name and description of every rule. */
export type RuleWords = Readonly<Record<RuleName, readonly [name: string, line: string]>>;
