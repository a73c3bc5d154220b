import type { Handler } from '../../http/call.ts';
import { makeStamp } from './form-stamp.ts';

export const startForm: Handler<'startForm'> = async (context) => ({
  data: { stamp: makeStamp(context.config.voucherSigningKey, context.now()) },
});
