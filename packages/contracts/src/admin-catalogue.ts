import { z } from 'zod';
import { catalogueIcons, catalogueKinds } from './catalogue.ts';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminReason, catalogueSlug, text } from './fields.ts';
import { catalogueNames } from './site.ts';

const kind = z.enum(catalogueKinds);

const entry = z
  .object({
    kind,
    slug: z.string(),
    names: catalogueNames,
    icon: z.enum(catalogueIcons),
    position: z.int().nullable().meta({ description: 'Null: behind those that have one, by name' }),
    retired: z.boolean(),
    merged_into: z.string().nullable(),
    used: z.int().meta({ description: 'How many restaurants, or posts, have it, drafts among them' }),
    version: z.int(),
  })
  .meta({ id: 'AdminCatalogueEntry' });
export type AdminCatalogueEntry = z.infer<typeof entry>;

/** What is read out as it stands: marks of a markup would be shown, or worse. */
const name = text(40).refine((value) => !/[<>]/.test(value), 'markup');
const names = z.object({
  pt: name.pipe(z.string().min(1)),
  'pt-BR': name.optional(),
  en: name.optional(),
  es: name.optional(),
});

const content = { access: { scope: 'marketplace', roles: ['content'] } } as const;
const params = z.object({ kind, slug: catalogueSlug });
const one = z.object({ data: entry });
const version = z.int().min(0).meta({ description: 'As it was read' });

export const listCatalogue = endpoint({
  name: 'listCatalogue',
  method: 'GET',
  path: '/admin/catalogue',
  summary:
    'Kitchens, services and categories of the blog with how many have each; in their order, what is no longer offered behind',
  ...content,
  query: z.object({ kind: kind.optional(), text: text(60).optional() }),
  answer: z.object({ data: z.array(entry) }),
  refusals: [],
});

export const exportCatalogue = csvOf(listCatalogue, 'exportCatalogue');

export const addCatalogueEntry = endpoint({
  name: 'addCatalogueEntry',
  method: 'POST',
  path: '/admin/catalogue/:kind',
  summary: 'Add a kitchen, a service or a category of the blog; its slug stays for ever',
  ...content,
  params: z.object({ kind }),
  body: z.object({ slug: catalogueSlug.min(1), names, icon: z.enum(catalogueIcons) }),
  answer: one,
  status: 201,
  refusals: [],
});

export const saveCatalogueEntry = endpoint({
  name: 'saveCatalogueEntry',
  method: 'PUT',
  path: '/admin/catalogue/:kind/:slug',
  summary: 'Other names or another icon',
  ...content,
  params,
  body: z.object({ names, icon: z.enum(catalogueIcons), version }),
  answer: one,
  refusals: ['not_found', 'catalogue_changed', 'catalogue_merged'],
});

export const orderCatalogue = endpoint({
  name: 'orderCatalogue',
  method: 'PUT',
  path: '/admin/catalogue/:kind',
  summary: 'Which come first, in this order; the others follow by name in the reader’s language',
  ...content,
  params: z.object({ kind }),
  body: z.object({
    slugs: z.array(catalogueSlug).max(200),
    was: z.array(catalogueSlug).max(200).meta({ description: 'The order that was read' }),
  }),
  answer: z.object({ data: z.array(entry) }),
  refusals: ['catalogue_order_changed'],
});

export const retireCatalogueEntry = endpoint({
  name: 'retireCatalogueEntry',
  method: 'POST',
  path: '/admin/catalogue/:kind/:slug/retire',
  summary: 'Offer it no longer, or again; the restaurants or posts that have it keep it',
  ...content,
  params,
  body: z.object({
    retired: z.boolean(),
    version,
    in_use: z.int().min(0).optional().meta({ description: 'How many the caller saw that have it' }),
    reason: adminReason,
  }),
  answer: one,
  refusals: ['not_found', 'catalogue_changed', 'catalogue_merged', 'catalogue_in_use', 'catalogue_last'],
});

export const mergeCatalogueEntry = endpoint({
  name: 'mergeCatalogueEntry',
  method: 'POST',
  path: '/admin/catalogue/:kind/:slug/merge',
  summary: 'Make it another: its restaurants or posts have that one, and its address leads there',
  ...content,
  params,
  body: z.object({ into: catalogueSlug, version, reason: adminReason }),
  answer: one.extend({ moved: z.int().meta({ description: 'Restaurants or posts that had it' }) }),
  refusals: ['not_found', 'catalogue_changed', 'catalogue_merged'],
});
