import type { AdminProposal } from '@metade/contracts/proposals.ts';
import { proposalStates } from '@metade/domain/proposal.ts';
import { useCallback } from 'react';
import { ChangeList } from '../proposals/change-list.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { CaseScreen } from './case-screen.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { ReasonForm } from './reason-form.tsx';

type Decide = (proposal: AdminProposal, decision: 'approved' | 'rejected', reason: string) => Promise<string>;

/** Proposed names and addresses, oldest first, each beside the current ones. */
export function ProposalsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: AdminProposal['state']; page: number }) => call('listProposals', { query }),
    [call],
  );
  const decide: Decide = async (proposal, decision, reason) => {
    const body = decision === 'approved' ? { decision } : { decision, reason };
    await call('decideProposal', { params: { id: proposal._id }, body });
    return m.proposals.decided(proposal.restaurant.company_name, m.proposals.states[decision]);
  };
  return (
    <CaseScreen
      screen="proposals"
      filters="listProposals"
      title={m.proposals.nav}
      text={m.proposals.adminText}
      states={proposalStates}
      words={m.proposals.states}
      file={(state) => <CsvButton list="exportProposals" input={{ query: { state } }} />}
      list={list}
      keyOf={(proposal) => proposal._id}
    >
      {(proposal, done) => <Case proposal={proposal} decide={decide} done={done} />}
    </CaseScreen>
  );
}

function Case({ proposal, decide, done }: { proposal: AdminProposal; decide: Decide; done: (said?: string) => void }) {
  const { m } = useWords();
  const { moment } = useShown();
  const words = m.proposals;
  const { restaurant } = proposal;
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-dsm break-words">
          <PanelLink
            href={hrefOf('restaurants', { restaurant: restaurant._id })}
            className="inline-flex min-h-11 items-center text-link"
          >
            {restaurant.company_name}
          </PanelLink>
        </h2>
        <a
          href={`/restaurant/description/${restaurant.slug}`}
          className="inline-flex min-h-11 items-center text-sm text-link"
        >
          {words.page}
        </a>
        <ChangeList proposal={proposal} />
        <Facts
          facts={[
            [words.by, `${proposal.by}, ${proposal.email}`],
            [words.made, moment(proposal.proposed)],
            [words.standing, String(proposal.standing)],
            [m.desk.decidedAt, proposal.decided && moment(proposal.decided)],
            [words.reason, proposal.reason],
          ]}
        />
      </div>
      {proposal.state === 'waiting' ? (
        <ReasonForm
          title={m.admin.decide}
          text={words.help}
          label={words.reasonLabel}
          hint={words.reasonHint}
          choices={[
            { value: 'approved', label: words.approve, plain: true },
            { value: 'rejected', label: words.reject, kind: 'outline' },
          ]}
          act={async (decision, reason) => done(await decide(proposal, decision, reason))}
        />
      ) : null}
    </>
  );
}
