/** Entries that the desk keeps: what restaurants choose from, and the categories of the blog. */
export const catalogueKinds = ['kitchen', 'service', 'category'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** By locale. A language without a name says it in Portuguese. */
export type CatalogueNames = { pt: string } & Partial<Record<Locale, string>>;

/** The drawings that an entry chooses from; packages/ui has them. */
export const catalogueIcons = [
  'cutlery',
  'chef',
  'flame',
  'meat',
  'burger',
  'pizza',
  'fish',
  'shrimp',
  'shell',
  'soup',
  'salad',
  'leaf',
  'wheat',
  'bread',
  'sandwich',
  'egg',
  'cake',
  'ice-cream',
  'bites',
  'coffee',
  'beer',
  'wine',
  'glass',
  'globe',
  'parasol',
  'wheelchair',
  'child',
  'dog',
  'wifi',
  'cold',
  'smoking',
  'parking',
  'charger',
  'music',
  'tv',
  'bike',
] as const;
export type CatalogueIcon = (typeof catalogueIcons)[number];

/** What a restaurant may write of itself in. */
export const languages = ['en', 'es', 'pt'] as const;
/** What people read: `pt` is the Portuguese of Portugal. */
export const locales = [...languages, 'pt-BR'] as const;
export type Locale = (typeof locales)[number];
/** ISO 3166-1 alpha-2 of a market. Which countries are markets is data: see `/site/config`. */
export type Country = string;
