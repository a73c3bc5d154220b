import type { Handler } from '../../http/call.ts';
import { readDemand } from './read-demand.ts';

export const listDemand: Handler<'listDemand'> = (context, { restaurant }) => readDemand(context, restaurant);
