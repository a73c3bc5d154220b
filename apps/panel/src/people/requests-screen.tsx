import type { PersonRequest } from '@metade/contracts/person-requests.ts';
import { useCallback } from 'react';
import { Words } from '../admin/case-parts.tsx';
import { CaseScreen } from '../admin/case-screen.tsx';
import { Facts, useShown } from '../admin/file-parts.tsx';
import { ReasonForm } from '../admin/reason-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { useGiftWords } from './gift-words.ts';

const states = ['open', 'approved', 'rejected', 'expired'] as const;

/** Gifts above the limit and erasures that need a second admin, oldest first. */
export function RequestsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: PersonRequest['state']; page: number }) => call('listPersonRequests', { query }),
    [call],
  );
  return (
    <CaseScreen
      screen="personRequests"
      filters="listPersonRequests"
      title={m.person.requests}
      text={m.person.requestsText}
      states={states}
      words={m.person.states}
      file={(state) => <CsvButton list="exportPersonRequests" input={{ query: { state } }} />}
      list={list}
      keyOf={(request) => request._id}
    >
      {(request, done) => <Case request={request} done={done} />}
    </CaseScreen>
  );
}

function Case({ request, done }: { request: PersonRequest; done: (said?: string) => void }) {
  const { m } = useWords();
  const { moment } = useShown();
  const { person, by, state, note } = request;
  const erased = request.kind === 'erase' && state === 'approved';
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-dsm break-words">
          {erased ? (
            m.person.kinds.erase
          ) : (
            <PanelLink
              href={hrefOf('users', { user: person._id })}
              className="inline-flex min-h-11 items-center text-link"
            >
              {person.name}
            </PanelLink>
          )}
        </h2>
        <Facts
          facts={[
            [m.person.what, useGiftWords()(request) ?? m.person.kinds.erase],
            [m.desk.email, !erased && person.email],
            [m.desk.askedBy, `${by.name}, ${by.email}`],
            [m.desk.askedAt, moment(request.asked)],
            [m.desk.openUntil, state === 'open' && moment(request.expires)],
            [m.desk.decidedBy, request.decided_by],
            [m.desk.decidedAt, request.decided && moment(request.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(by.name)}>{request.reason}</Words>
        {note ? <Words by={m.desk.theyWrite(request.decided_by ?? '')}>{note}</Words> : null}
      </div>
      {state === 'open' ? <Decision request={request} done={done} /> : null}
    </>
  );
}

/** For an admin of the right role other than the one who asked; others see who decides. */
function Decision({ request, done }: { request: PersonRequest; done: (said?: string) => void }) {
  const { m } = useWords();
  const { call, email } = useSession();
  const may = useMayCall();
  const gift = useGiftWords()(request);
  const own = request.by.email === email;
  if (own || !may(gift === null ? 'askErasure' : 'giveToPerson'))
    return (
      <p className="rounded-4 border border-line p-5 text-ink-2">
        {own ? m.person.ownRequest : m.person.notYours[gift === null ? 'erase' : 'gift']}
      </p>
    );
  const decide = async (decision: 'approved' | 'rejected', reason: string) => {
    const body = decision === 'approved' ? { decision } : { decision, reason };
    const { data } = await call('decidePersonRequest', { params: { id: request._id }, body });
    done(m.person.decided(request.person.name, m.person.states[data.state]));
  };
  return (
    <ReasonForm
      title={m.admin.decide}
      text={gift === null ? m.person.eraseOnce : m.person.giftHelp}
      label={m.admin.reason}
      hint={m.person.rejectHint}
      choices={[
        { value: 'approved', label: gift === null ? m.person.approveErasure : m.person.approve(gift), plain: true },
        { value: 'rejected', label: m.person.reject, kind: 'outline' },
      ]}
      act={decide}
    />
  );
}
