import type { Handlers } from '../../http/call.ts';
import { payOrder } from './pay-order.ts';
import { receiveGatewayEvent } from './receive-gateway-event.ts';
import { refreshPayment } from './refresh-payment.ts';

export const paymentRoutes: Pick<Handlers, 'payOrder' | 'refreshPayment' | 'receiveGatewayEvent'> = {
  payOrder,
  refreshPayment,
  receiveGatewayEvent,
};
