import { serviceSlugs } from '@metade/contracts/catalogue.ts';
import { serviceLabel } from '@metade/i18n/labels.ts';
import type { Handler } from '../../http/call.ts';
import { namedInOrder } from './named-in-order.ts';

export const listServices: Handler<'listServices'> = async (_context, { locale }) => ({
  data: namedInOrder(serviceSlugs, serviceLabel, locale),
});
