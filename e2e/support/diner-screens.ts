import { type BrowserContext, expect } from '@playwright/test';
import { bookAtApi, holdAtApi, keepCard } from './checkout.ts';
import { endHoldIn, rows } from './database.ts';
import { send } from './restaurants.ts';
import { tokenOf } from './log-in.ts';
import { enterAsDiner } from './people.ts';
import { giveRewards } from './rewards.ts';
import { findTable } from './tables.ts';

/** A diner with a dinner to come, one eaten, one rated, one missed, a table held, a card and rewards: the addresses that show them, and the public ones. */
export async function makeBookings(context: BrowserContext, after: number): Promise<string[]> {
  const diner = await enterAsDiner(context);
  await giveRewards(diner, 1100);
  const token = await tokenOf(context);
  const eaten = await bookAtApi(token, await findTable('forno-velho', { after }));
  const missed = await bookAtApi(token, await findTable('cantina-tres-milhos', { after }));
  const rated = await bookAtApi(token, await findTable('meia-lenha', { after }));
  await rows("update orders set state = 'arrived', arrived_at = now() where id = any ($1)", [[eaten, rated]]);
  await send(`/orders/${rated}/review`, review, token);
  await rows("update orders set state = 'no_show', no_show_at = now() where id = $1", [missed]);
  const coming = await bookAtApi(token, await findTable('padoca-do-sino', { after }));
  const held = await holdAtApi(token, await findTable('taberna-do-acucar', { after }));
  await endHoldIn(held, 3600);
  const card = await keepCard(token);
  const [user] = await rows<{ id: string }>('select id from app_user where email = $1', [diner.email]);
  const voucher = await voucherOf(coming);
  const [post] = await rows<{ id: string }>("select id from content_document where kind = 'post' limit 1", []);
  return [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    `/checkout?order=${held}`,
    `/checkout/finish?order=${coming}`,
    `/checkout/voucher/${voucher}`,
    `/checkout/voucher/${voucher}/bill`,
    '/reserve',
    `/infos-reserve/${coming}`,
    `/infos-reserve/${eaten}`,
    `/infos-reserve/${eaten}/claim`,
    `/infos-reserve/${missed}`,
    `/avalia/${eaten}`,
    `/profile/assessments/${rated}`,
    '/profile/orders/rating',
    '/profile/edit',
    '/profile/delete',
    '/profile/tickets',
    '/profile/gifts',
    '/gift',
    '/profile/cards/read',
    '/profile/cards/create',
    `/profile/cards/update/${user?.id}/${card}`,
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

const review = {
  title: 'Uma noite boa',
  comment: 'Comemos bem e fomos bem recebidos.',
  food: 5,
  service: 4,
  place: 4,
  value: 5,
};

/** The token of a booking's voucher, once its payment is final. */
async function voucherOf(order: string): Promise<string> {
  const read = async () => {
    const [row] = await rows<{ token: string | null }>('select voucher_token as token from orders where id = $1', [
      order,
    ]);
    return row?.token;
  };
  await expect.poll(read).toBeTruthy();
  return (await read()) ?? '';
}
