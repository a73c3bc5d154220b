import type { Worded } from '../locale.ts';

/** A post in one language: Markdown, with placeholders as the legal texts have them. */
export type PostText = { title: string; lead: string; text: string; pictureAlt: string };

export type PostCategory = 'bars' | 'porto' | 'business' | 'hamburgers';

export type Post = {
  slug: string;
  category: PostCategory;
  /** Path behind /pictures/{width}/. */
  picture: string;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
  texts: Worded<PostText>;
};

export const postCategories: Record<PostCategory, Worded<string>> = {
  bars: { en: 'Bars', es: 'Bares', pt: 'Bares' },
  porto: { en: 'Porto', es: 'Oporto', pt: 'Porto' },
  business: { en: 'Business', es: 'Negocios', pt: 'Negócios' },
  hamburgers: { en: 'Hamburgers', es: 'Hamburguesas', pt: 'Hambúrgueres' },
};
