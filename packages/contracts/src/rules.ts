import { adminRoles } from '@metade/domain/admin-role.ts';
import { ruleSections, unitBounds } from '@metade/domain/setting.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, country, currency, instant, locale, pageOf } from './fields.ts';

const units = Object.keys(unitBounds) as [keyof typeof unitBounds];
/** A list for a rule with choices. */
const value = z.union([z.int(), z.array(z.int()).max(20)]);
/** Null: use the next wider value. */
const own = value.nullable();
export const ruleGroup = z.enum(['prices', ...ruleSections]);
export type RuleGroup = z.infer<typeof ruleGroup>;

export const rule = z
  .object({
    name: z.string(),
    unit: z.enum(units),
    list: z.boolean(),
    min: z.int(),
    max: z.int(),
    choices: z.array(z.int()).nullable().meta({ description: 'It is one of these' }),
    default: value.meta({ description: 'What holds where nobody says otherwise' }),
    own: own.meta({ description: 'What the marketplace says itself' }),
    markets: z.array(z.object({ country, own })).meta({ description: 'Empty when no market may set it' }),
    restaurants: z.int().nullable().meta({ description: 'How many differ; null when none can' }),
    fixed: z.enum(['law', 'process']).nullable().meta({ description: 'Why it is not changed here' }),
    kept: z.boolean().meta({ description: 'A booking keeps the value under which it was made' }),
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;

const rules = z.object({
  markets: z.array(
    z.object({
      country,
      currency,
      restaurants: z.int(),
      bookings: z.int().meta({ description: 'Paid and still to come: they keep their rules' }),
      prices: z.object({ 2: z.int(), 4: z.int(), 6: z.int() }),
      ownPrices: z.int().meta({ description: 'Restaurants with a price of their own' }),
    }),
  ),
  groups: z.array(
    z.object({
      group: ruleGroup,
      version: z.int().meta({ description: 'How often it was changed' }),
      since: instant.nullable(),
      rules: z.array(rule),
    }),
  ),
});

export const listRules = endpoint({
  name: 'listRules',
  method: 'GET',
  path: '/admin/rules',
  summary: 'Every rule and limit with its bounds, and what marketplace and markets say',
  access: { scope: 'marketplace', roles: adminRoles },
  answer: z.object({ data: rules }),
  refusals: [],
});

export const ruleChange = z.object({
  name: z.string().max(60).meta({ description: 'Of a rule, or `price2`, `price4`, `price6`' }),
  country: country.nullable().meta({ description: 'Null: of all' }),
  was: own.meta({ description: 'What the caller saw; anything else refuses' }),
  value: own,
});

export const changeRules = endpoint({
  name: 'changeRules',
  method: 'PUT',
  path: '/admin/rules',
  summary: 'Change rules or prices, all or none; bookings that exist keep theirs',
  access: { scope: 'marketplace', roles: ['owner'] },
  body: z.object({ changes: z.array(ruleChange).min(1).max(100), reason: adminReason }),
  answer: z.object({ data: rules }),
  refusals: ['rules_changed', 'rules_invalid'],
});

export const ruleVersion = z.object({
  _id: z.string(),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ name: z.string(), country: country.nullable(), before: own, after: own })),
});

export const listRuleVersions = endpoint({
  name: 'listRuleVersions',
  method: 'GET',
  path: '/admin/rules/:group/versions',
  summary: 'What was changed in a group of rules, the newest first',
  access: { scope: 'marketplace', roles: adminRoles },
  params: z.object({ group: ruleGroup }),
  query: z.object({ page: adminPage }),
  answer: pageOf(ruleVersion),
  refusals: [],
});

export const ruleSentence = z.object({
  where: z.enum(['cancel', 'hold', 'terms', 'privacy', 'faq']),
  locale,
  country,
  before: z.string(),
  after: z.string(),
});

export const previewRules = endpoint({
  name: 'previewRules',
  method: 'POST',
  path: '/admin/rules/preview',
  summary: 'Which sentences would read otherwise, without saving',
  access: { scope: 'marketplace', roles: ['owner'] },
  body: z.object({ changes: z.array(ruleChange).min(1).max(100) }),
  answer: z.object({ data: z.array(ruleSentence) }),
  refusals: ['rules_changed', 'rules_invalid'],
});
