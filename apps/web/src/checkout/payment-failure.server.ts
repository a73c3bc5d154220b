import { gatewayFailureRefusals } from '@metade/contracts/gateway-failures.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { RefusalCode } from '@metade/contracts/refusals.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Locale } from '@metade/i18n/locale.ts';

/** Why the last payment of a held table failed, in words; null when it did not. After the bank's page only the order tells. */
export function paymentFailure(order: Order, locale: Locale): string | null {
  if (order.state !== 'held' || order.payment?.state !== 'failed') return null;
  return refusalMessage(codes[order.payment.failure ?? ''] ?? 'card_declined', {}, locale);
}

const codes: Partial<Record<string, RefusalCode>> = gatewayFailureRefusals;
