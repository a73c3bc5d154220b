import { randomUUID } from 'node:crypto';
import { bookAtApi, giveAtApi } from './checkout.ts';
import { rows } from './database.ts';
import { send } from './restaurants.ts';
import { registerDiner } from './people.ts';
import { findTable } from './tables.ts';
import { cancel, onlyTable, turnLink } from './waiting.ts';

/** The link of a turn on a waiting list that is somebody else's to whoever opens it, and one whose turn has passed. */
export async function turnLinks(): Promise<string[]> {
  const links: string[] = [];
  for (const after of [5, 6]) links.push(await turnOf(after));
  await rows(
    `update orders set hold_expires_at = now() where id = (select order_id from waiting_entry where state = 'offered' and user_id =
       (select u.id from mail join app_user u on u.email = mail.recipient where body like $1 limit 1))`,
    [`%${links[1]}%`],
  );
  return links;
}

/** What links lead to that a diner gave to others or was mailed, and the diner's own gift: a shared booking, a voucher, the end of a kind of mail. */
export async function givenLinks(token: string, after: number): Promise<string[]> {
  const order = await bookAtApi(token, await findTable('padoca-do-sino', { after }));
  await send(`/orders/${order}/sharing`, {}, token, 'PUT');
  const [shared] = await rows<{ token: string }>('select token from booking_share where order_id = $1', [order]);
  const gift = await giveAtApi(token);
  const [mails] = await rows<{ token: string }>(
    `insert into mail_setting as s (user_id, token) select user_id, $2 from orders where id = $1
     on conflict (user_id) do update set off = s.off returning token`,
    [order, randomUUID()],
  );
  return [
    `/booking/${shared?.token}`,
    `/gift/${gift.code}`,
    `/profile/gifts/${gift._id}`,
    `/unsubscribe/${mails?.token}/rating`,
  ];
}

async function turnOf(after: number): Promise<string> {
  const table = await onlyTable(after);
  const rival = await registerDiner();
  const sold = await bookAtApi(rival.token, table);
  const waiter = await registerDiner();
  const { date, period, time } = table;
  await send('/waiting-list', { restaurant: table.own.id, date, period, time, people: 2 }, waiter.token);
  await cancel(sold, rival.token);
  return turnLink(waiter.email);
}
