import type { PaymentGateway } from '../adapters/gateways/payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from '../adapters/gateways/payment-gateway.ts';
import { gatewayCalls } from './counters.ts';
import { inSpan } from './spans.ts';

const calls = [
  'card',
  'authorize',
  'find',
  'capture',
  'void',
  'giveUp',
  'refund',
  'saveCard',
  'removeCard',
  'removeCustomer',
  'dispute',
  'answerDispute',
  'acceptDispute',
  'movements',
  'payouts',
  'movementsOf',
] as const;

/** The same gateway, with its calls as spans, and their time and outcome counted. onCall gets what a call threw, or null. */
export function watchedGateway(gateway: PaymentGateway, onCall: (error: unknown) => void): PaymentGateway {
  const watched = calls.map((call) => {
    const run = gateway[call] as (...args: unknown[]) => Promise<unknown>;
    return [call, (...args: unknown[]) => timed(gateway.name, call, () => run(...args), onCall)];
  });
  return { ...gateway, ...Object.fromEntries(watched) };
}

async function timed<T>(
  gateway: string,
  call: string,
  run: () => Promise<T>,
  onCall: (error: unknown) => void,
): Promise<T> {
  const end = gatewayCalls.startTimer({ gateway, call });
  try {
    const answer = await inSpan(`gateway ${call}`, { attributes: { 'metade.gateway': gateway } }, run);
    end({ outcome: 'ok' });
    onCall(null);
    return answer;
  } catch (error) {
    end({ outcome: outcomeOf(error) });
    onCall(error);
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof GatewayUnreachable) return 'unreachable';
  return error instanceof GatewayRefusal ? 'refused' : 'error';
}
