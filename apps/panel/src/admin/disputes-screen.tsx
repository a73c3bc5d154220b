import type { Answer } from '@metade/api-client/client.ts';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { CaseHead, Words } from './case-parts.tsx';
import { CaseScreen } from './case-screen.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { decisionWords, PendingDecision } from './pending-decision.tsx';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'upheld', 'rejected'] as const;
type Dispute = Answer<'listDisputes'>['data'][number];
type Decide = (dispute: Dispute, decision: 'upheld' | 'rejected', note: string) => Promise<void>;

/** Disputed no-shows, oldest first, each with its decision. */
export function DisputesScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: Dispute['state']; page: number }) => call('listDisputes', { query }),
    [call],
  );
  const decide: Decide = async (dispute, decision, note) => {
    await call('decideDispute', { params: { id: dispute.order }, body: { decision, note } });
  };
  return (
    <CaseScreen
      screen="disputes"
      filters="listDisputes"
      title={m.desk.disputes}
      text={m.desk.disputesText}
      states={states}
      words={m.desk.disputeStates}
      file={(state) => <CsvButton list="exportDisputes" input={{ query: { state } }} />}
      list={list}
      keyOf={(dispute) => dispute.order}
    >
      {(dispute, done) => <Case dispute={dispute} decide={decide} done={done} />}
    </CaseScreen>
  );
}

function Case({ dispute, decide, done }: { dispute: Dispute; decide: Decide; done: () => void }) {
  const { m, date } = useWords();
  const { moment } = useShown();
  return (
    <>
      <div className="min-w-0">
        <CaseHead number={dispute.number} order={dispute.order} restaurant={dispute.restaurant} diner={dispute.diner} />
        <Facts
          facts={[
            [m.desk.table, `${date(dispute.date, 'year')}, ${dispute.time}`],
            [m.desk.markedAt, dispute.marked_at && moment(dispute.marked_at)],
            [m.desk.toldLate, dispute.late_minutes === null ? null : m.row.minutes(dispute.late_minutes)],
            [m.desk.written, moment(dispute.created)],
            [m.desk.decidedAt, dispute.decided && moment(dispute.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(dispute.diner)}>{dispute.text}</Words>
        {dispute.note ? <Words by={m.desk.weWrote}>{dispute.note}</Words> : null}
      </div>
      {dispute.pending ? (
        <PendingDecision
          step={dispute.pending}
          words={m.evening.pending.decided(decisionWords(dispute.pending.decision, m.desk.disputeStates))}
          number={dispute.number}
          again={done}
        />
      ) : dispute.state === 'open' ? (
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
          act={async (decision, note) => {
            await decide(dispute, decision, note);
            done();
          }}
        />
      ) : null}
    </>
  );
}
