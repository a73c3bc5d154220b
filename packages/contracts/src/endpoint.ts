import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { UserGroup } from '@metade/domain/second-factor.ts';
import type { SettingName } from '@metade/domain/settings.ts';
import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

export const teamRoles = ['owner', 'manager', 'host'] as const;
export type TeamRole = (typeof teamRoles)[number];
/** Every role but owner, who cannot be invited; least privileged first. */
export const invitedRoles = ['host', 'manager'] as const satisfies readonly TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];
/** Team roles that plan what is sold and read its figures. */
export const managers = ['owner', 'manager'] as const;

/** What a program's key may do: read free tables; hold them for people; read bookings. */
export const keyScopes = ['availability', 'holds', 'bookings'] as const;
export type KeyScope = (typeof keyScopes)[number];
/** Whose a key is. person: an assistant's, with the consent of whose account it is. */
export type KeyOwner = 'restaurant' | 'licensee' | 'platform' | 'person';

/** guest: a token without an account. diner: every account. member: in the team of some restaurant. */
export type AccountRole = 'guest' | 'diner' | 'member' | Exclude<UserGroup, 'user'>;

/**
 * Who may call, on which resources. `apps/api/src/http/access.ts` alone checks it, and answers not_found for anything outside the
 * caller's scope.
 */
export type Access =
  /** Anyone. */
  | { readonly scope: 'public' }
  /** A program with a key, of whatever owner and scope unless `keys` narrows it. */
  | { readonly scope: 'key' }
  /** The card gateway, identified by its signature. */
  | { readonly scope: 'gateway' }
  /** The caller's own data, for any of the roles. Ids in the path are narrowed to it by the operation's SQL. */
  | { readonly scope: 'account'; readonly roles: readonly AccountRole[] }
  /** The caller's own order, named by :id. */
  | { readonly scope: 'order'; readonly roles: readonly ('guest' | 'diner')[] }
  /** The restaurant named by :id (by order: the restaurant of the order :id), for these roles of its team, and support admins. */
  | {
      readonly scope: 'restaurant';
      readonly by?: 'order';
      readonly roles: readonly TeamRole[];
      /** The licensee of its city may call it too, read-only. */
      readonly licensee?: true;
    }
  /**
   * Resources in the caller's cities; :id, where there is one, names the resource. Admins with one of the roles reach all cities.
   */
  | {
      readonly scope: 'territory';
      readonly by?: 'restaurant' | 'lead' | 'statement';
      readonly roles: readonly ('franchisee' | AdminRole)[];
    }
  /** Everything, for admins with one of the roles; owners always. */
  | { readonly scope: 'marketplace'; readonly roles: readonly AdminRole[] };

/**
 * Fields of a form by path (`prices.*.price`), with the settings that bound their number, length or count, or list the choices. The
 * schema allows the widest range those settings can have.
 */
export type Within = Readonly<Record<string, { min?: SettingName; max?: SettingName; oneOf?: SettingName }>>;

export type Endpoint = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v1, with :parameters. */
  path: string;
  summary: string;
  access: Access;
  /** Open to keys with this scope, of these owners, within what is the owner's. Of a public operation, :id names a restaurant. */
  keys?: { readonly scope: KeyScope; readonly owners: readonly KeyOwner[] };
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  within?: Within;
  answer: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** The operation's own refusals; those of access, form and rate limits apply to all. */
  refusals: readonly RefusalCode[];
  /** Takes an Idempotency-Key header: a repeat gives the first answer. */
  /** Fields in `except` may differ in a repeat under the same key. */
  idempotent?: true | { except: readonly string[] };
  /** Allowed before a required second factor is set up. */
  beforeSecondFactor?: true;
  /** A GET whose answer devices keep: it has an ETag, and 304 answers who holds the same. */
  revalidated?: true;
  /** Writes nothing, and may be seconds old for whoever did not write: answered by a replica where there is one. */
  replica?: true;
  /** To be left: since which day, from which day it may be gone, and where that is explained. Days are YYYY-MM-DD, in UTC. */
  deprecated?: { readonly since: string; readonly sunset?: string; readonly link: string };
  /** Exists in demo configurations only. */
  demoOnly?: true;
  /** Takes a form with `file`, once or repeated (multipart/form-data), instead of JSON; `body`, if any, is its other fields. */
  upload?: 'one' | 'many';
  /** Answers this media type instead of JSON. */
  stream?:
    | 'application/pdf'
    | 'application/vnd.apple.pkpass'
    | 'image/webp'
    | 'text/calendar'
    | 'text/csv'
    | 'text/event-stream';
};

/** Preserves a contract's literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
