import type { Handlers } from '../../http/call.ts';
import { changeRules } from './change-rules.ts';
import { listRuleVersions } from './list-rule-versions.ts';
import { listRules } from './list-rules.ts';
import { previewRules } from './preview-rules.ts';

export const ruleRoutes = { listRules, changeRules, previewRules, listRuleVersions } satisfies Partial<Handlers>;
