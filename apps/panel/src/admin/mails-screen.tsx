import type { Answer } from '@metade/api-client/client.ts';
import type { FailureKind } from '@metade/contracts/failures.ts';
import { webhookCause } from '@metade/i18n/webhook-cause.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { refusalText } from '../api.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { jobName } from '../words/job-name.ts';
import { useWords } from '../words/words.tsx';
import { useShown } from './file-parts.tsx';
import { pageIn, pickIn } from '../shell/query-values.ts';

type Failure = Answer<'listFailures'>['data'][number];

const kinds = ['mails', 'jobs', 'webhooks', 'payments'] as const satisfies readonly FailureKind[];

/** Failures with their reason and next retry; one or all can be retried now. */
export function MailsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const mayCall = useMayCall();
  const { query } = useRoute();
  useTitle(m.failures.title);
  const of = pickIn(query, 'of', kinds) ?? 'mails';
  const page = pageIn(query);
  const { value, failed, again } = useLoaded(
    useCallback(() => call('listFailures', { query: { of, page } }), [call, of, page]),
  );
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const retry = async (ids?: string[]) => {
    setBusy(true);
    try {
      const { data } = await call('retryFailures', { body: { of, ids } });
      setSaid(m.failures.retried(data.retried, data.left));
      again();
    } catch (error) {
      setSaid(refusalText(error) ?? m.failed);
    } finally {
      setBusy(false);
    }
  };
  const mayRetry = mayCall('retryFailures');
  const retriable = value?.data.filter((one) => isRetriable(of, one)).length ?? 0;
  return (
    <>
      <ListHead title={m.failures.title} text={m.failures.text}>
        <CsvButton list="exportFailures" input={{ query: { of } }} />
        {mayRetry && retriable > 1 ? (
          <Button busy={busy} onClick={() => void retry()}>
            <RotateCw aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {m.failures.retryAll}
          </Button>
        ) : null}
      </ListHead>
      <nav aria-label={m.failures.kind} className="mt-4 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <PanelLink
            key={kind}
            href={hrefOf('mails', { of: kind })}
            aria-current={kind === of ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 text-sm font-semibold hover:bg-hover aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-page"
          >
            {m.failures.kinds[kind]}
          </PanelLink>
        ))}
      </nav>
      <SavedFilters screen="mails" list="listFailures" names={['of']} />
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {said}
      </p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={m.failures.none} text={m.failures.noneText} /> : null}
      <ul className="mt-3 border-t border-line empty:border-0">
        {value?.data.map((one) => (
          <Row
            key={one._id}
            failure={one}
            of={of}
            busy={busy}
            {...(mayRetry && isRetriable(of, one) && { retry: () => retry([one._id]) })}
          />
        ))}
      </ul>
      {value ? (
        <Pages
          label={m.failures.title}
          page={page}
          pages={value.pages}
          at={(other) => hrefOf('mails', { of, page: String(other) })}
        />
      ) : null}
    </>
  );
}

/** Of payments the jobs; what the gateway said is asked about by itself. */
const isRetriable = (of: FailureKind, { _id }: Failure) => of !== 'payments' || _id.startsWith('job ');

function Row({
  failure,
  of,
  busy,
  retry,
}: {
  failure: Failure;
  of: FailureKind;
  busy: boolean;
  retry?: () => Promise<void>;
}) {
  const { m } = useWords();
  const { moment } = useShown();
  const { why, since, attempts, next, order } = failure;
  // Of a job what it does comes first; its key says of what.
  const [name, what] =
    of === 'jobs' ? [failure.what, jobName({ m }, failure.name)] : [failure.name, jobName({ m }, failure.what)];
  const state = !isRetriable(of, failure)
    ? m.failures.asked
    : next === null
      ? m.failures.givenUp
      : m.failures.nextAt(moment(next));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold break-words">{what || name}</p>
        <p className="text-sm break-words text-ink-2">
          {what && name ? `${name} · ` : ''}
          {moment(since)} · {m.failures.tries(attempts)} · {state}
          {order ? (
            <>
              {' · '}
              <PanelLink href={hrefOf('orders', { order: order._id })} className="text-link">
                {order.number}
              </PanelLink>
            </>
          ) : null}
        </p>
        <p className="text-sm break-words text-ink-3">
          {of === 'webhooks' && why ? webhookCause(m.connections, why) : why}
        </p>
      </div>
      {retry ? (
        <Button
          disabled={busy}
          onClick={() => void retry()}
          aria-label={m.failures.retryOf(of === 'jobs' || name === '' ? what : name)}
        >
          {m.failures.retry}
        </Button>
      ) : null}
    </li>
  );
}
