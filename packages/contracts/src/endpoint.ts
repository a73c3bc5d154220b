import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { UserGroup } from '@metade/domain/second-factor.ts';
import type { SettingName } from '@metade/domain/settings.ts';
import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

export const teamRoles = ['owner', 'manager', 'host'] as const;
export type TeamRole = (typeof teamRoles)[number];
/** All but the owner, whom nobody invites; the one that may least comes first. */
export const invitedRoles = ['host', 'manager'] as const satisfies readonly TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];
/** Of a team: who plans what is sold, and reads its figures. */
export const managers = ['owner', 'manager'] as const;

/** guest: who has a token without an account. diner: every account. member: who is in the team of some restaurant. */
export type AccountRole = 'guest' | 'diner' | 'member' | Exclude<UserGroup, 'user'>;

/**
 * Who may call, and over what. `apps/api/src/http/access.ts` alone checks it, and answers not_found for what lies outside the
 * caller's scope.
 */
export type Access =
  /** Anyone. */
  | { readonly scope: 'public' }
  /** The card gateway, by its signature. */
  | { readonly scope: 'gateway' }
  /** What is the caller's own, for whoever has one of the roles. Ids in the path are narrowed to it by the operation's SQL. */
  | { readonly scope: 'account'; readonly roles: readonly AccountRole[] }
  /** The caller's own order, which :id names. */
  | { readonly scope: 'order'; readonly roles: readonly ('guest' | 'diner')[] }
  /** The restaurant that :id names (by order: whose order :id is), for these of its team, and admins of support. */
  | {
      readonly scope: 'restaurant';
      readonly by?: 'order';
      readonly roles: readonly TeamRole[];
      /** The licensee of its city may call it too: to read alone. */
      readonly licensee?: true;
    }
  /**
   * What lies in the caller's cities; :id, where there is one, names the thing. Of admins with one of the roles: in all cities;
   * owners with any role of admins among them.
   */
  | {
      readonly scope: 'territory';
      readonly by?: 'restaurant' | 'lead' | 'statement';
      readonly roles: readonly ('franchisee' | AdminRole)[];
    }
  /** Everything, for admins with one of the roles; owners always. */
  | { readonly scope: 'marketplace'; readonly roles: readonly AdminRole[] };

/**
 * Fields of a form by path (`prices.*.price`), with the settings between which their number, length or count lies, or that list
 * what they may be. The form's own schema goes as far as those settings may ever be set.
 */
export type Within = Readonly<Record<string, { min?: SettingName; max?: SettingName; oneOf?: SettingName }>>;

export type Endpoint = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v1, with :parameters. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  within?: Within;
  answer: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** The refusals of this operation's own; those of access, form and rate limits apply to all. */
  refusals: readonly RefusalCode[];
  /** Takes an Idempotency-Key header: a repeat gives the first answer. */
  /** Fields in `except` may differ in a repeat under the same key. */
  idempotent?: true | { except: readonly string[] };
  /** Open to an account that has to set up its second factor first. */
  beforeSecondFactor?: true;
  /** Exists only where the configuration says that this is a demo. */
  demoOnly?: true;
  /** Takes a form with `file`, once or repeated (multipart/form-data), instead of a JSON body; `body`, if any, is its other fields. */
  upload?: 'one' | 'many';
  /** Answers something else than JSON: of this media type. */
  stream?: 'application/pdf' | 'image/webp' | 'text/calendar' | 'text/csv' | 'text/event-stream';
};

/** Keeps the literal types of a contract. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
