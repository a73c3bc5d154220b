import type { Handlers } from '../../http/call.ts';
import { payOrder } from './pay-order.ts';
import { quotePayment } from './quote-payment.ts';
import { receiveGatewayEvent } from './receive-gateway-event.ts';
import { refreshPayment } from './refresh-payment.ts';

export const paymentRoutes: Pick<Handlers, 'payOrder' | 'quotePayment' | 'refreshPayment' | 'receiveGatewayEvent'> = {
  payOrder,
  quotePayment,
  refreshPayment,
  receiveGatewayEvent,
};
