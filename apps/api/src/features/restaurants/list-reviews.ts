import type { Handler } from '../../http/call.ts';
import { findPublic } from './find-public.ts';
import { readReviews, reviewsPerPage } from './read-reviews.ts';

export const listReviews: Handler<'listReviews'> = async (context, { params, query }) => {
  const { id } = await findPublic(context.pool, params.id);
  const { reviews, total } = await readReviews(context.pool, id, query.page, query.order);
  return { data: reviews, page: query.page, pages: Math.ceil(total / reviewsPerPage), total };
};
