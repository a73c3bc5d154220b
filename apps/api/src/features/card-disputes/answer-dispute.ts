import type { DisputeEvidence } from '../../adapters/gateways/gateway-dispute.ts';
import { GatewayRefusal } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { takeTold } from './follow-dispute.ts';

type Row = {
  gateway: string;
  gateway_id: string;
  version: number;
  decision: 'answered' | 'accepted';
  evidence: DisputeEvidence | null;
};

/** Sends the gateway what an admin decided of a dispute. One that moved on meanwhile is applied as it is. */
export async function answerDispute(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select gateway, gateway_id, version, decision, evidence from card_dispute
     where id = $1 and decision in ('answered', 'accepted') and state = 'needs_answer'`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return;
  const gateway = context.gateways.of(row.gateway);
  const told = await (async () => {
    try {
      return row.evidence !== null
        ? await gateway.answerDispute(row.gateway_id, row.evidence)
        : await gateway.acceptDispute(row.gateway_id);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      const now = await gateway.dispute(row.gateway_id);
      if (now === null || now.state === 'needs_answer') throw error;
      return now;
    }
  })();
  await takeTold(context, row.gateway, told, row.version);
}
