import { rows } from './database.ts';
import { bookAtApi } from './checkout.ts';
import { send } from './houses.ts';
import { registerDiner } from './people.ts';
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

async function turnOf(after: number): Promise<string> {
  const table = await onlyTable(after);
  const rival = await registerDiner();
  const sold = await bookAtApi(rival.token, table);
  const waiter = await registerDiner();
  const { date, period, time } = table;
  await send('/waiting-list', { restaurant: table.house.id, date, period, time, people: 2 }, waiter.token);
  await cancel(sold, rival.token);
  return turnLink(waiter.email);
}
