import type { Answer } from '@metade/api-client/client.ts';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

export type Waiting = Answer<'listRegistrations'>['data'][number];
type Refused = { _id: string; name: string; why: string };

/**
 * Selection of rows in the queue, and their approval: one by one, each by the single operation, as shown in the row. Refused ones
 * keep their reason. onDone: after the last.
 */
export function useBulkApproval(rows: readonly Waiting[], onDone: () => void) {
  const { m } = useWords();
  const { call } = useSession();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [busy, setBusy] = useState(false);
  const chosen = rows.filter(({ _id }) => ticked.has(_id));
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const approve = async () => {
    setBusy(true);
    const failed: Refused[] = [];
    for (const [place, { _id, company_name, revision }] of chosen.entries()) {
      setSaid(m.lists.bulk.running(place + 1, chosen.length));
      try {
        await call('approveRegistration', { params: { id: _id }, body: { revision } });
      } catch (error) {
        const refusal = refusalOf(error);
        const why = refusal?.code === 'restaurant_changed' ? m.lists.bulk.changed : refusal?.message;
        failed.push({ _id, name: company_name || m.admin.unnamed, why: why ?? m.unreachable });
      }
    }
    setRefused(failed);
    setTicked(new Set());
    setSaid(m.lists.bulk.done(chosen.length - failed.length, failed.length));
    setBusy(false);
    onDone();
  };
  return { ticked, chosen, tick, approve, said, refused, busy };
}
