import type { Answer } from '@metade/api-client/client.ts';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { BillPhoto } from './bill-photo.tsx';
import { CaseHead, CaseList, Words } from './case-parts.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { pageIn, pickIn } from './query-values.ts';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'accepted', 'rejected'] as const;
type Claim = Answer<'listClaims'>['data'][number];
type Decide = (claim: Claim, decision: 'accepted' | 'rejected', note: string) => Promise<void>;

/** Bills without their discount, the oldest first, each with its picture and its decision. */
export function ClaimsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const state = pickIn(query, 'state', states) ?? 'open';
  const page = pageIn(query);
  const load = useCallback(() => call('listClaims', { query: { state, page } }), [call, state, page]);
  const loaded = useLoaded(load);
  const [said, setSaid] = useState('');
  const decide: Decide = async (claim, decision, note) => {
    await call('decideClaim', { params: { id: claim.order }, body: { decision, note } });
    setSaid(m.desk.decided(claim.number, m.desk.claimStates[decision]));
    loaded.again();
  };
  return (
    <CaseList
      screen="claims"
      title={m.desk.claims}
      text={m.desk.claimsText}
      state={state}
      states={states.map((one) => [one, m.desk.claimStates[one]])}
      said={said}
      keyOf={(claim) => claim.order}
      {...loaded}
    >
      {(claim) => <Case claim={claim} decide={decide} />}
    </CaseList>
  );
}

function Case({ claim, decide }: { claim: Claim; decide: Decide }) {
  const { m, date } = useWords();
  const { moment, sum } = useShown();
  return (
    <>
      <div className="min-w-0">
        <CaseHead number={claim.number} order={claim.order} restaurant={claim.restaurant} diner={claim.diner} />
        <Facts
          facts={[
            [m.desk.table, `${date(claim.date)}, ${claim.time}, ${m.desk.people(claim.people)}`],
            [m.desk.charged, sum(claim.charged)],
            [m.desk.claimFee, sum(claim.fee)],
            [m.desk.written, moment(claim.created)],
            [m.desk.decidedAt, claim.decided && moment(claim.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(claim.diner)}>{claim.text}</Words>
        {claim.note ? <Words by={m.desk.weWrote}>{claim.note}</Words> : null}
        <BillPhoto order={claim.order} alt={m.desk.bill(claim.number)} />
      </div>
      {claim.state === 'open' ? (
        <ReasonForm
          title={m.admin.decide}
          text={m.desk.claimHelp(sum(claim.fee))}
          label={m.desk.note}
          hint={m.desk.personReads}
          optional
          choices={[
            { value: 'accepted', label: m.desk.accept },
            { value: 'rejected', label: m.desk.rejectClaim, kind: 'outline' },
          ]}
          act={(decision, note) => decide(claim, decision, note)}
        />
      ) : null}
    </>
  );
}
