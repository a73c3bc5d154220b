import type { Handlers } from '../../http/call.ts';
import { getConsent, giveConsent } from './consent.ts';
import { getPrivacyPolicy, getTerms } from './legal-texts.ts';
import { listFaqs } from './list-faqs.ts';
import { listHomeBlocks } from './list-home-blocks.ts';
import { getPost, listPosts } from './posts.ts';

export const contentRoutes = {
  getTerms,
  getPrivacyPolicy,
  listFaqs,
  listPosts,
  getPost,
  listHomeBlocks,
  getConsent,
  giveConsent,
} satisfies Partial<Handlers>;
