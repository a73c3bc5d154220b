import type { Handlers } from '../../http/call.ts';
import { changeOrder } from './change-order.ts';
import { quoteChange } from './quote-change.ts';

export const changeRoutes: Pick<Handlers, 'quoteChange' | 'changeOrder'> = { quoteChange, changeOrder };
