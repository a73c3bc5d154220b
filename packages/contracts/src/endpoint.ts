import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/**
 * Who may call: anyone; a holder (a guest or a diner with a token); a diner; the team of the restaurant that the path or
 * the order names; admins; the card gateway (by signature).
 */
export type Access = 'public' | 'holder' | 'diner' | 'host' | 'admin' | 'gateway';

export const teamRoles = ['owner', 'manager', 'host'] as const;
export type TeamRole = (typeof teamRoles)[number];

export type Endpoint = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v1, with :parameters. */
  path: string;
  summary: string;
  access: Access;
  /** Of a team's call: who of the team may; everybody when left out. */
  roles?: readonly TeamRole[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** The refusals of this operation's own; those of access, form and rate limits apply to all. */
  refusals: readonly RefusalCode[];
  /** Takes an Idempotency-Key header: a repeat gives the first answer. */
  idempotent?: true;
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
