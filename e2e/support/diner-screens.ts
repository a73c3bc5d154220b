import type { BrowserContext, Page } from '@playwright/test';
import { book, holdTable } from './checkout.ts';
import { rows } from './database.ts';
import { enterAsDiner } from './people.ts';
import { giveRewards } from './rewards.ts';
import { findTable } from './tables.ts';

/** A diner with a dinner to come, one eaten, one missed, a table held and rewards: the addresses that show them, and the public ones. */
export async function makeBookings(page: Page, context: BrowserContext, after: number): Promise<string[]> {
  await giveRewards(await enterAsDiner(context), 1100);
  const eaten = await book(page, await findTable('forno-velho', { after }));
  const missed = await book(page, await findTable('cantina-tres-milhos', { after }));
  await rows("update orders set state = 'arrived', arrived_at = now() where id = $1", [eaten]);
  await rows("update orders set state = 'no_show', no_show_at = now() where id = $1", [missed]);
  const coming = await book(page, await findTable('padoca-do-sino', { after }));
  const held = await holdTable(page, await findTable('taberna-do-acucar', { after }));
  const [voucher] = await rows<{ token: string }>('select voucher_token as token from orders where id = $1', [coming]);
  const [post] = await rows<{ id: string }>('select id from post limit 1', []);
  return [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    `/checkout?order=${held}`,
    '/checkout/payment',
    `/checkout/finish?order=${coming}`,
    `/checkout/voucher/${voucher?.token}`,
    '/reserve',
    `/infos-reserve/${coming}`,
    `/infos-reserve/${eaten}`,
    `/infos-reserve/${eaten}/claim`,
    `/infos-reserve/${missed}`,
    `/avalia/${eaten}`,
    `/profile/assessments/${eaten}`,
    '/profile/orders/rating',
    '/profile/edit',
    '/profile/delete',
    '/profile/tickets',
    '/profile/cards/read',
    '/profile/cards/create',
    '/wishlist',
    '/waiting',
    '/faq',
    '/terms',
    '/privacy-policy',
    '/blog',
    ...(post ? [`/blog/details/${post.id}`] : []),
    '/contact',
    '/be-a-partner',
    '/restaurant/pre-register',
  ];
}
