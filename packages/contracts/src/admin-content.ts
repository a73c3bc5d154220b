import {
  documentKinds,
  fieldKinds,
  findingCodes,
  legalKinds,
  proseKinds,
  type Block,
  type ContentBody,
} from '@metade/domain/content.ts';
import { z } from 'zod';
import { locales } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { instant, locale, requiredText, text } from './fields.ts';
import { picture } from './restaurants.ts';

const access = { scope: 'marketplace', roles: ['content'] } as const;
const kind = z.enum(documentKinds);
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'invalid');

const byLocale = <T extends z.ZodType>(shape: T) =>
  z.object({
    pt: shape.optional(),
    'pt-BR': shape.optional(),
    en: shape.optional(),
    es: shape.optional(),
  } satisfies Record<(typeof locales)[number], unknown>);
/** Text with marks (domain/rich-text.ts); nothing in it is HTML. */
const words = text(8000);
const block = z.object({
  id: z.string().regex(/^[a-z0-9]{1,24}$/, 'invalid'),
  kind: z.enum([...fieldKinds, ...proseKinds]),
  texts: byLocale(z.object({ text: words, of: words.optional() })),
}) satisfies z.ZodType<Block>;

export const contentBody = z
  .object({
    blocks: z.array(block).min(1).max(400),
    group: z.string().max(40).optional(),
    position: z.int().min(0).max(10_000).optional(),
    categories: z.array(slug).max(5).optional(),
    picture: z
      .string()
      .regex(/^[a-z0-9/-]{1,200}$/, 'invalid')
      .optional(),
    author: text(120).optional(),
  })
  .refine(({ blocks }) => new Set(blocks.map((one) => one.id)).size === blocks.length, {
    path: ['blocks'],
    error: 'invalid',
  })
  .meta({ id: 'ContentBody' }) satisfies z.ZodType<ContentBody>;

const state = z.enum(['draft', 'scheduled', 'published', 'archived', 'built_in']);

const listed = z.object({
  kind,
  slug: z.string(),
  title: z.string(),
  /** Of what is shown to everybody; built_in: the product's own words, as nobody has edited them. */
  state,
  /** Of what is being written, if anything is. */
  open: z.enum(['draft', 'scheduled']).nullable(),
  live_at: instant.nullable(),
  saved_at: instant.nullable(),
  group: z.string().nullable(),
  position: z.int(),
  languages: z.array(z.object({ locale, done: z.int(), old: z.int(), all: z.int() })),
});

export const listContent = endpoint({
  name: 'listContent',
  method: 'GET',
  path: '/admin/content',
  summary: 'Every text of a kind with its state, and how many there are of each kind',
  access,
  query: z.object({ kind }),
  answer: z.object({
    data: z.array(listed),
    counts: z.array(z.object({ kind, count: z.int() })),
    groups: z.array(z.object({ _id: z.string(), name: z.string() })),
    categories: z.array(z.object({ _id: z.string(), name: z.string(), retired: z.boolean() })),
  }),
  refusals: [],
});

const finding = z.object({
  block: z.string(),
  locale,
  code: z.enum(findingCodes),
  found: z.string(),
  use: z.array(z.string()),
});

const revision = z.object({
  number: z.int(),
  state: z.enum(['draft', 'scheduled', 'published', 'archived']),
  live_at: instant.nullable(),
  version: z.string().nullable().meta({ description: 'Of a legal text: what consent names' }),
  asks_consent: z.boolean(),
  changes: byLocale(z.string()),
  saved_at: instant,
  by: z.string().nullable(),
});

export const contentDocument = z
  .object({
    kind,
    slug: z.string(),
    version: z.int().meta({ description: 'Moves with every change; a change names the one it was made over' }),
    body: contentBody.meta({ description: 'What is being written, else what is published' }),
    published: contentBody.nullable(),
    open: z.enum(['draft', 'scheduled']).nullable(),
    revisions: z.array(revision),
    findings: z.array(finding),
    values: z.array(z.object({ name: z.string(), texts: byLocale(z.string()) })).meta({
      description: 'What may be inserted, as it reads now',
    }),
    picture: picture.nullable(),
    people: z.int().meta({ description: 'Of a legal text: how many would be told by mail' }),
    translations_asked_at: instant
      .nullable()
      .meta({ description: 'When those who translate were last asked for what is missing' }),
  })
  .meta({ id: 'ContentDocument' });

const one = z.object({ kind, slug });
const answer = z.object({ data: contentDocument });
const version = z.int().min(0);

export const getContent = endpoint({
  name: 'getContent',
  method: 'GET',
  path: '/admin/content/:kind/:slug',
  summary: 'One text with its draft, its versions and what may be inserted',
  access,
  params: one,
  answer,
  refusals: ['not_found'],
});

export const createContent = endpoint({
  name: 'createContent',
  method: 'POST',
  path: '/admin/content',
  summary: 'Begin a post or a question',
  access,
  status: 201,
  body: z.object({ kind: z.enum(['post', 'faq']), slug, title: requiredText(200) }),
  answer,
  refusals: ['slug_taken'],
});

export const saveContent = endpoint({
  name: 'saveContent',
  method: 'PUT',
  path: '/admin/content/:kind/:slug/draft',
  summary: 'Save what is being written; nobody else sees it yet',
  access,
  params: one,
  body: z.object({ version, body: contentBody }),
  answer,
  refusals: ['not_found', 'content_changed'],
});

export const publishContent = endpoint({
  name: 'publishContent',
  method: 'POST',
  path: '/admin/content/:kind/:slug/publish',
  summary: 'Publish the draft, now or at a time to come',
  access,
  params: one,
  body: z.object({
    version,
    at: instant.optional().meta({ description: 'Now by default' }),
    changes: byLocale(text(1000)).optional().meta({ description: 'Of a legal text, required: what changed' }),
    asks_consent: z.boolean().default(false).meta({ description: 'Of a legal text: everybody is asked again' }),
    tells: z
      .boolean()
      .default(false)
      .meta({ description: 'Of a legal text: everybody with an account is told by mail' }),
  }),
  answer,
  refusals: ['not_found', 'content_changed', 'content_same', 'content_past'],
});

const change = { access, params: one, answer } as const;

export const discardContent = endpoint({
  ...change,
  name: 'discardContent',
  method: 'POST',
  path: '/admin/content/:kind/:slug/discard',
  summary: 'Drop what is being written, or what waits for its time',
  body: z.object({ version }),
  refusals: ['not_found', 'content_changed'],
});

export const restoreContent = endpoint({
  ...change,
  name: 'restoreContent',
  method: 'POST',
  path: '/admin/content/:kind/:slug/restore',
  summary: 'Make a draft of an earlier version',
  body: z.object({ version, number: z.int().min(1) }),
  refusals: ['not_found', 'content_changed'],
});

export const archiveContent = endpoint({
  ...change,
  name: 'archiveContent',
  method: 'POST',
  path: '/admin/content/:kind/:slug/archive',
  summary: 'Take a text off the site; a mail or a home block gets the product’s own words back',
  params: one.extend({ kind: z.enum(documentKinds.filter((name) => !legalKinds.some((legal) => legal === name))) }),
  body: z.object({ version }),
  refusals: ['not_found', 'content_changed'],
});

export const askForTranslations = endpoint({
  name: 'askForTranslations',
  method: 'POST',
  path: '/admin/content/:kind/:slug/translations',
  summary: 'Ask the other admins of content by mail for the translations that are missing or old; at most once an hour',
  access,
  params: one,
  body: z.object({ note: text(500).optional() }),
  answer: z.object({ data: z.object({ people: z.int(), document: contentDocument }) }),
  refusals: ['not_found', 'content_complete', 'translators_none', 'too_many_requests'],
});

export const getContentRevision = endpoint({
  name: 'getContentRevision',
  method: 'GET',
  path: '/admin/content/:kind/:slug/revisions/:number',
  summary: 'An earlier version of a text',
  access,
  params: one.extend({ number: z.coerce.number().pipe(z.int().min(1).max(100_000)) }),
  answer: z.object({ data: z.object({ number: z.int(), body: contentBody }) }),
  refusals: ['not_found'],
});

export const uploadContentPicture = endpoint({
  name: 'uploadContentPicture',
  method: 'POST',
  path: '/admin/content/pictures',
  summary: 'Store a cover; a post names it by its path',
  access,
  status: 201,
  upload: 'one',
  answer: z.object({ data: z.object({ picture: z.string(), preview: picture }) }),
  refusals: [],
});

export const getConsent = endpoint({
  name: 'getConsent',
  method: 'GET',
  path: '/account/consent',
  summary: 'Whether the terms or the privacy policy changed since this person agreed to them, and in what',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({
    data: z.object({
      asked: z.string().meta({ description: 'What to agree to' }),
      due: z.boolean(),
      texts: z.array(
        z.object({ kind: z.enum(legalKinds), version: z.string(), date: z.string(), changes: z.string() }),
      ),
    }),
  }),
  refusals: [],
});

export const giveConsent = endpoint({
  name: 'giveConsent',
  method: 'POST',
  path: '/account/consent',
  summary: 'Agree to the terms and the privacy policy in force',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ version: z.string().min(1).max(40) }),
  answer: z.object({ data: z.object({ version: z.string() }) }),
  refusals: ['terms_outdated'],
});
