import type { Handler } from '../../http/call.ts';
import { weekOf } from './week-of.ts';

/** The week's tables, as the team edits them. */
export const getGrid: Handler<'getGrid'> = async (context, { restaurant }) => ({
  data: await weekOf(context, context.pool, restaurant),
});
