import type { Answer } from '@metade/api-client/client.ts';
import { Field } from '@metade/ui/field.tsx';
import { useCallback, useState } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { BillPhoto } from '../reviews/bill-photo.tsx';
import { CaseHead, Words } from './case-parts.tsx';
import { CaseScreen } from './case-screen.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { amountText } from '../profile/amount.ts';
import { minorUnits } from './minor-units.ts';
import { useNow } from '../restaurant/use-now.ts';
import { decisionWords, PendingDecision } from './pending-decision.tsx';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'accepted', 'rejected'] as const;
type Claim = Answer<'listClaims'>['data'][number];
type Decide = (claim: Claim, decision: 'accepted' | 'rejected', note: string, guarantee: number) => Promise<void>;

/** Claims that the discount was not given, oldest first, each with its bill and decision. */
export function ClaimsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback((query: { state: Claim['state']; page: number }) => call('listClaims', { query }), [call]);
  const decide: Decide = async (claim, decision, note, guarantee) => {
    const body = { decision, note, ...(decision === 'accepted' ? { guarantee } : {}) };
    await call('decideClaim', { params: { id: claim.order }, body });
  };
  return (
    <CaseScreen
      screen="claims"
      filters="listClaims"
      title={m.desk.claims}
      text={m.desk.claimsText}
      states={states}
      words={m.desk.claimStates}
      file={(state) => <CsvButton list="exportClaims" input={{ query: { state } }} />}
      list={list}
      keyOf={(claim) => claim.order}
    >
      {(claim, done) => <Case claim={claim} decide={decide} done={done} />}
    </CaseScreen>
  );
}

function Case({ claim, decide, done }: { claim: Claim; decide: Decide; done: () => void }) {
  const { m, date, locale } = useWords();
  const { moment, sum } = useShown();
  const [typed, setTyped] = useState(() => amountText(claim.guarantee.amount, locale));
  const guarantee = typed.trim() === '' ? 0 : minorUnits(typed);
  const wrong = guarantee === null || guarantee > claim.guarantee_max.amount;
  const now = useNow(0, 30_000);
  const early = claim.house_text === null && Date.parse(claim.decidable) > now;
  return (
    <>
      <div className="min-w-0">
        <CaseHead number={claim.number} order={claim.order} restaurant={claim.restaurant} diner={claim.diner} />
        <Facts
          facts={[
            [m.desk.table, `${date(claim.date, 'year')}, ${claim.time}, ${m.desk.people(claim.people)}`],
            [m.desk.charged, sum(claim.charged)],
            [m.desk.claimFood, claim.food && sum(claim.food)],
            [m.desk.claimFee, sum(claim.fee)],
            [m.desk.claimToCard, sum(claim.to_card)],
            [m.desk.claimGuarantee, sum(claim.guarantee)],
            [m.desk.written, moment(claim.created)],
            [m.desk.decidedAt, claim.decided && moment(claim.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(claim.diner)}>{claim.text}</Words>
        {claim.house_text ? (
          <Words by={`${m.evening.claims.yours}, ${moment(claim.house_at ?? claim.created)}`}>{claim.house_text}</Words>
        ) : claim.state === 'open' ? (
          <p className="mt-4 text-sm text-ink-2">
            {early ? m.evening.claims.waiting(moment(claim.decidable)) : m.evening.claims.silent}
          </p>
        ) : null}
        {claim.note ? <Words by={m.desk.weWrote}>{claim.note}</Words> : null}
        <BillPhoto path={`/v1/admin/claims/${claim.order}/photo`} alt={m.desk.bill(claim.number)} />
      </div>
      {claim.pending ? (
        <PendingDecision
          step={claim.pending}
          words={m.evening.pending.decided(decisionWords(claim.pending.decision, m.desk.claimStates))}
          number={claim.number}
          again={done}
        />
      ) : claim.waits ? (
        <p className="rounded-4 border border-line p-5 text-ink-2">{m.desk.claimWaits}</p>
      ) : claim.state === 'open' && !early ? (
        <ReasonForm
          title={m.admin.decide}
          text={m.desk.claimHelp(sum(claim.fee), sum({ ...claim.guarantee, amount: wrong ? 0 : guarantee }))}
          label={m.desk.note}
          hint={m.desk.personReads}
          optional
          choices={[
            { value: 'accepted', label: m.desk.accept },
            { value: 'rejected', label: m.desk.rejectClaim, kind: 'outline' },
          ]}
          failureOf={(error) => (error instanceof Error && error.message === 'guarantee' ? '' : null)}
          act={async (decision, note) => {
            if (wrong && decision === 'accepted') throw new Error('guarantee');
            await decide(claim, decision, note, guarantee ?? 0);
            done();
          }}
        >
          <Field
            label={m.desk.claimGuaranteeField(claim.guarantee.currency)}
            hint={m.desk.claimGuaranteeHint(sum(claim.guarantee_max))}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={wrong ? m.desk.claimGuaranteeHint(sum(claim.guarantee_max)) : undefined}
          />
        </ReasonForm>
      ) : null}
    </>
  );
}
