import type { Handler } from '../../http/call.ts';
import { offeredNames } from './offered-names.ts';

export const listServices: Handler<'listServices'> = async (context, { locale }) => ({
  data: offeredNames(await context.catalogue.entries('service'), locale),
});
