import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { GatewayPayment, OwnPayment, PaymentGateway } from '../../src/adapters/gateways/payment-gateway.ts';

/** A module under test: its gateway, and a token of a card that does what is wanted. */
export type GatewayUnderTest = {
  gateway(): PaymentGateway;
  token(card: 'good' | 'declined' | 'bank'): Promise<string>;
};

const [amount, currency] = [900, 'EUR'];

/** What every gateway's module must do; the rest of the marketplace relies on nothing else. */
export function gatewayContract(name: string, { gateway, token }: GatewayUnderTest): void {
  describe(`the gateway ${name}`, () => {
    const authorize = async (
      card: 'good' | 'declined' | 'bank',
      capture: boolean,
      reference: string = randomUUID(),
    ) => {
      const request = { reference, amount, currency, token: await token(card), customer: 'ana', capture, keep: false };
      const again = () => gateway().authorize({ ...request, returnUrl: 'http://metade.test/checkout/finish' });
      return { told: await again(), again };
    };
    const byId = ({ reference, gatewayId }: GatewayPayment): OwnPayment => ({ reference, gatewayId, amount, currency });
    const byReference = ({ reference }: GatewayPayment): OwnPayment => ({
      reference,
      gatewayId: null,
      amount,
      currency,
    });
    const unseen = (): OwnPayment => ({ reference: randomUUID(), gatewayId: null, amount, currency });
    const code = (refusal: string) => expect.objectContaining({ name: 'GatewayRefusal', code: refusal });

    test('takes money once for a reference, and is found by its own id and by ours', async () => {
      const { told, again } = await authorize('good', true);
      expect(told).toMatchObject({ state: 'captured', amount, currency, refunded: 0 });
      expect(told.gatewayId).not.toBe('');
      expect(await again()).toEqual(told);
      expect(await gateway().find(byId(told))).toEqual(told);
      expect(await gateway().find(byReference(told))).toEqual(told);
    });

    test.each([byId, byReference])('reserves, then captures once, and releases no more (%o)', async (key) => {
      const { told } = await authorize('good', false);
      expect(told.state).toBe('authorized');
      expect((await gateway().capture(key(told))).state).toBe('captured');
      expect((await gateway().capture(key(told))).state).toBe('captured');
      await expect(gateway().void(key(told))).rejects.toEqual(code('wrong_state'));
    });

    test('releases what was reserved, for good', async () => {
      const { told, again } = await authorize('good', false);
      expect((await gateway().void(byId(told))).state).toBe('voided');
      expect((await gateway().void(byId(told))).state).toBe('voided');
      expect((await again()).state).toBe('voided');
      await expect(gateway().capture(byId(told))).rejects.toEqual(code('wrong_state'));
    });

    test('tells a refused card as a failed payment, and a bank that asks by its address', async () => {
      expect((await authorize('declined', true)).told).toMatchObject({ state: 'failed', failure: 'declined', amount });
      const { told } = await authorize('bank', true);
      expect(told).toMatchObject({ state: 'requires_action', actionUrl: expect.stringMatching(/^http/) });
      expect(['voided', 'failed']).toContain((await gateway().void(byId(told))).state);
    });

    test('gives up what it has never seen, so that a late authorize takes nothing', async () => {
      const payment = unseen();
      expect(await gateway().find(payment)).toBeNull();
      await expect(gateway().capture(payment)).rejects.toEqual(code('unknown_payment'));
      await expect(gateway().void(payment)).rejects.toEqual(code('unknown_payment'));
      expect(await gateway().giveUp(payment)).toMatchObject({ state: 'failed', failure: 'cancelled' });
      expect((await authorize('good', true, payment.reference)).told).toMatchObject({ state: 'failed' });
      expect(await gateway().giveUp(payment)).toMatchObject({ state: 'failed', failure: 'cancelled' });
    });

    test('giving up what has arrived after all releases it, and leaves what was taken', async () => {
      const own = ({ reference }: GatewayPayment) => ({ ...unseen(), reference });
      const reserved = (await authorize('good', false)).told;
      expect((await gateway().giveUp(own(reserved))).state).toBe('voided');
      const { told } = await authorize('good', true);
      expect(await gateway().giveUp(own(told))).toEqual(told);
    });

    test('gives back in parts, each once, and never more than was taken', async () => {
      const { told } = await authorize('good', true);
      const refund = (part: number, refundReference: string = randomUUID()) =>
        gateway().refund({ payment: byId(told), refundReference, refundId: null, amount: part });
      const first = randomUUID();
      for (let i = 0; i < 2; i++) {
        const { state, payment } = await refund(400, first);
        expect(['pending', 'done']).toContain(state);
        expect(payment).toMatchObject({ gatewayId: told.gatewayId, state: 'partially_refunded', refunded: 400 });
      }
      await expect(refund(501)).rejects.toEqual(code('amount_too_large'));
      expect((await refund(500)).payment).toMatchObject({ state: 'refunded', refunded: amount });
    });

    test('keeps a card for one customer, under the same token for a repeat', async () => {
      const typed = await token('good');
      const saved = await gateway().saveCard({ token: typed, customer: 'ana' });
      expect(await gateway().saveCard({ token: typed, customer: 'ana' })).toBe(saved);
      expect(await gateway().card(saved, 'ana')).toMatchObject({ token: saved, funding: 'credit', last4: '4242' });
      expect(await gateway().card(saved, 'rui')).toBeNull();
      await gateway().removeCard(saved);
      await gateway().removeCard(saved);
      expect(await gateway().card(saved, 'ana')).toBeNull();
      expect(await gateway().card('a-token-that-nobody-gave', 'ana')).toBeNull();
    });

    test('takes no event without its signature', () => {
      expect(gateway().verifyWebhook(Buffer.from('{}'), {})).toBeNull();
    });
  });
}
