import type { Handler } from '../../http/call.ts';

export const getCatalogue: Handler<'getCatalogue'> = async ({ catalogue }) => ({
  data: [...(await catalogue.entries('kitchen')), ...(await catalogue.entries('service'))],
});
