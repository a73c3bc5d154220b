import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant } from './fields.ts';

/** A decision that can still be undone. */
export const pendingStep = z
  .object({
    _id: id,
    decision: z.string().nullable(),
    amount: z.int().nullable().meta({ description: 'Of a refund, in minor units' }),
    until: instant.meta({ description: 'Until then it can be taken back' }),
  })
  .meta({ id: 'PendingStep' });
export type PendingStep = z.infer<typeof pendingStep>;

export const undoStep = endpoint({
  name: 'undoStep',
  method: 'POST',
  path: '/admin/steps/:id/undo',
  summary: 'Take back a decision or a refund before it is carried out',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  params: idParam,
  answer: z.object({ data: z.object({ _id: id }) }),
  refusals: ['not_found', 'undo_too_late'],
});
