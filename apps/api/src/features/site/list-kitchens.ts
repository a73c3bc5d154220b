import { kitchenSlugs } from '@metade/contracts/catalogue.ts';
import { kitchenLabel } from '@metade/i18n/labels.ts';
import type { Handler } from '../../http/call.ts';
import { namedInOrder } from './named-in-order.ts';

export const listKitchens: Handler<'listKitchens'> = async (_context, { locale }) => ({
  data: namedInOrder(kitchenSlugs, kitchenLabel, locale),
});
