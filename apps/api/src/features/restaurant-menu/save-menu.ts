import type { Dish } from '@metade/contracts/restaurant-menu.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { uploadedFile } from '../../http/uploaded-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { writeChanges } from '../registration/index.ts';
import { storeUpload } from '../restaurant-pictures/index.ts';
import { menuView, readMenuRow } from './read-menu.ts';
import type { MenuRow } from './read-menu.ts';

export const saveRestaurantMenu: Handler<'saveRestaurantMenu'> = (context, { body, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const row = await readMenuRow(trx, restaurant, true);
    // A registration may include its menu.
    if (row.state === 'rejected') throw new Refused('restaurant_state', { state: row.state });
    if (body.revision !== row.revision)
      throw new Refused('restaurant_changed', { current: await menuView(context, restaurant, row) });
    await refuseOthersPictures(trx, restaurant, row, body.dishes);
    const menu = body.dishes.map(({ _id, ...dish }) => ({ id: _id, ...dish }));
    const by = { id: session.userId, role };
    await writeChanges(trx, restaurant, { columns: { menu }, week: null }, by, 'menu.saved');
    return { data: await menuView(context, restaurant, await readMenuRow(trx, restaurant)) };
  });

/** A picture that no menu refers to is removed by the clean-up. */
export const uploadDishPicture: Handler<'uploadDishPicture'> = async (context, { request, restaurant }) => {
  refuseUnapproved(await readMenuRow(context.pool, restaurant));
  const { imageMaxMegabytes } = await context.markets.settings();
  const { id, src } = await storeUpload(context, restaurant, 'photo', await uploadedFile(request, imageMaxMegabytes));
  await enqueue(context.pool, 'encode_picture', { picture: id });
  return { data: { picture: src } };
};

function refuseUnapproved({ state }: MenuRow): void {
  if (state !== 'approved' && state !== 'paused') throw new Refused('restaurant_state', { state });
}

/** A dish may show its own picture, or one uploaded for this restaurant. */
async function refuseOthersPictures(
  trx: Trx,
  restaurant: string,
  { menu }: MenuRow,
  dishes: readonly Dish[],
): Promise<void> {
  const { rows } = await trx.query<{ src: string }>(
    "select 'uploads/' || id as src from stored_picture where restaurant_id = $1",
    [restaurant],
  );
  const own = new Set([...rows.map(({ src }) => src), ...menu.map((dish) => dish.picture)]);
  const issues = dishes.flatMap(({ picture }, index) =>
    picture !== null && !own.has(picture) ? [{ path: `dishes.${index}.picture`, code: 'invalid' }] : [],
  );
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
}
