import type { Handler } from '../../http/call.ts';
import { offeredNames } from './offered-names.ts';

export const listKitchens: Handler<'listKitchens'> = async (context, { locale }) => ({
  data: offeredNames(await context.catalogue.entries('kitchen'), locale),
});
