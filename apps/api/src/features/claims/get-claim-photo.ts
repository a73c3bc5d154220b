import type { Handler } from '../../http/call.ts';
import { sendBill } from './send-bill.ts';

/** The photo of a claim's bill, for admins. */
export const getClaimPhoto: Handler<'getClaimPhoto'> = async (context, { params, reply }) => {
  const { rows } = await context.pool.query<{ photo: string | null }>(
    'select photo from discount_claim where order_id = $1',
    [params.id],
  );
  await sendBill(context, reply, rows[0]?.photo);
};
