import type { Handler, Handlers } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { takeBack } from './pending-step.ts';

/** Undoes an admin's decision before it is carried out. */
const undoStep: Handler<'undoStep'> = async (context, { params }) => {
  if (await takeBack(context.pool, { id: params.id }, context.now())) return { data: { _id: params.id } };
  const { rowCount } = await context.pool.query("select 1 from pending_step where id = $1 and kind <> 'confirm'", [
    params.id,
  ]);
  throw new Refused(rowCount === 0 ? 'not_found' : 'undo_too_late');
};

export const pendingStepRoutes = { undoStep } satisfies Partial<Handlers>;
