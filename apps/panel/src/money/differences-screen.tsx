import type { DifferenceView } from '@metade/contracts/reconciliation.ts';
import { Button } from '@metade/ui/button.tsx';
import { useCallback, useState } from 'react';
import { CaseScreen } from '../admin/case-screen.tsx';
import { Facts, Said, useShown } from '../admin/file-parts.tsx';
import { ReasonForm } from '../admin/reason-form.tsx';
import { refusalText } from '../api.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { GatewayDays } from './gateway-days.tsx';
import { MovementHead } from './movement-head.tsx';

const states = ['open', 'explained', 'resolved'] as const;

/** Where a gateway's books and ours are not the same, and what moved by day. */
export function DifferencesScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: DifferenceView['state']; page: number }) => call('listDifferences', { query }),
    [call],
  );
  return (
    <>
      <CaseScreen
        screen="differences"
        filters="listDifferences"
        title={m.money.title}
        text={m.money.text}
        states={states}
        words={m.money.states}
        file={(state) => <CsvButton list="exportDifferences" input={{ query: { state } }} />}
        list={list}
        keyOf={(one) => one._id}
      >
        {(one, done) => <Case difference={one} done={done} />}
      </CaseScreen>
      <CompareNow />
      <GatewayDays />
    </>
  );
}

function Case({ difference, done }: { difference: DifferenceView; done: (said?: string) => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const { moment, sum } = useShown();
  const words = m.money;
  return (
    <>
      <div className="min-w-0">
        <MovementHead {...difference} />
        <p className="mt-2 text-ink-2">{words.meaning[difference.kind]}</p>
        <Facts
          facts={[
            [m.admin.state, words.kinds[difference.kind]],
            [words.ours, difference.ours ? sum(difference.ours) : words.nothing],
            [words.theirs, difference.theirs ? sum(difference.theirs) : words.nothing],
            [words.gateway, difference.gateway],
            [words.subject, difference.subject],
            [words.found, moment(difference.found)],
            [words.resolved, difference.resolved && moment(difference.resolved)],
            [words.note, difference.note],
            [m.desk.decidedBy, difference.explained_by],
            [m.desk.decidedAt, difference.explained && moment(difference.explained)],
          ]}
        />
      </div>
      {difference.state === 'open' ? (
        <ReasonForm
          title={words.explain}
          text={words.explainText}
          label={words.note}
          hint={m.desk.logHint}
          choices={[{ value: 'explained', label: words.explain }]}
          act={async (_choice, note) => {
            await call('explainDifference', { params: { id: difference._id }, body: { note } });
            done(words.explained);
          }}
        />
      ) : null}
    </>
  );
}

function CompareNow() {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const compare = async () => {
    setBusy(true);
    try {
      await call('compareNow', {});
      setSaid(m.money.asked);
    } catch (error) {
      show({ text: refusalText(error) ?? m.unreachable, failure: true });
    }
    setBusy(false);
  };
  return (
    <section className="mt-10">
      <p className="max-w-prose text-ink-2">{m.money.compareText}</p>
      <Button type="button" busy={busy} className="mt-3 min-h-12" onClick={() => void compare()}>
        {m.money.compare}
      </Button>
      <Said>{said}</Said>
    </section>
  );
}
