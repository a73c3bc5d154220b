import type { Answer } from '@metade/api-client/client.ts';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { CaseHead, CaseList, Words } from './case-parts.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { pageIn, pickIn } from './query-values.ts';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'upheld', 'rejected'] as const;
type Dispute = Answer<'listDisputes'>['data'][number];

/** No-shows that their diners dispute, the oldest first, each with its decision. */
export function DisputesScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const state = pickIn(query, 'state', states) ?? 'open';
  const page = pageIn(query);
  const load = useCallback(() => call('listDisputes', { query: { state, page } }), [call, state, page]);
  const loaded = useLoaded(load);
  const [said, setSaid] = useState('');
  const decide = async (dispute: Dispute, decision: 'upheld' | 'rejected', note: string) => {
    await call('decideDispute', { params: { id: dispute.order }, body: { decision, note } });
    setSaid(m.desk.decided(dispute.number, m.desk.disputeStates[decision]));
    loaded.again();
  };
  return (
    <CaseList
      screen="disputes"
      title={m.desk.disputes}
      text={m.desk.disputesText}
      state={state}
      states={states.map((one) => [one, m.desk.disputeStates[one]])}
      said={said}
      keyOf={(dispute) => dispute.order}
      {...loaded}
    >
      {(dispute) => <Case dispute={dispute} decide={decide} />}
    </CaseList>
  );
}

function Case({
  dispute,
  decide,
}: {
  dispute: Dispute;
  decide: (dispute: Dispute, decision: 'upheld' | 'rejected', note: string) => Promise<void>;
}) {
  const { m, date } = useWords();
  const { moment } = useShown();
  return (
    <>
      <div className="min-w-0">
        <CaseHead number={dispute.number} order={dispute.order} restaurant={dispute.restaurant} diner={dispute.diner} />
        <Facts
          facts={[
            [m.desk.table, `${date(dispute.date)}, ${dispute.time}`],
            [m.desk.markedAt, dispute.marked_at && moment(dispute.marked_at)],
            [m.desk.toldLate, dispute.late_minutes === null ? null : m.row.minutes(dispute.late_minutes)],
            [m.desk.written, moment(dispute.created)],
            [m.desk.decidedAt, dispute.decided && moment(dispute.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(dispute.diner)}>{dispute.text}</Words>
        {dispute.note ? <Words by={m.desk.weWrote}>{dispute.note}</Words> : null}
      </div>
      {dispute.state === 'open' ? (
        <ReasonForm
          title={m.admin.decide}
          text={m.desk.disputeHelp}
          label={m.desk.note}
          hint={m.desk.personReads}
          optional
          choices={[
            { value: 'upheld', label: m.desk.uphold },
            { value: 'rejected', label: m.desk.rejectDispute, kind: 'outline' },
          ]}
          act={(decision, note) => decide(dispute, decision, note)}
        />
      ) : null}
    </>
  );
}
