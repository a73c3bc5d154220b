import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { orderWithReview } from './own-review.server.ts';
import { photoLimits, textLimits } from './review-limits.server.ts';

export async function rateMealData(facts: RequestFacts, params: { id: string }) {
  await requireUser(facts);
  const [{ order, review }, limits, photos] = await Promise.all([
    orderWithReview(facts, params.id),
    textLimits(facts),
    photoLimits(facts),
  ]);
  if (review) throw redirect(`/profile/assessments/${params.id}`);
  const { title, rateTitle } = facts.messages.reviews;
  return {
    head: pageHead(facts, { title: `${title} · Metade`, noindex: true }),
    title: rateTitle(order.restaurant.company_name),
    date: order.date,
    time: order.time,
    tookPlace: order.state === 'arrived' || order.state === 'completed',
    order: order._id,
    limits,
    photos,
  };
}

export type RateMealData = Awaited<ReturnType<typeof rateMealData>>;
