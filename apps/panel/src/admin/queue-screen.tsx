import { restaurantStates } from '@metade/domain/registration.ts';
import { Select } from '@metade/ui/field.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { BulkApproval } from './bulk-approval.tsx';
import { pageIn, pickIn } from '../shell/query-values.ts';
import { RegistrationRow } from './registration-row.tsx';

/** Paused is not a state of a registration: a pause ends by itself. */
const queueStates = restaurantStates.filter((one) => one !== 'paused');

/** Registrations in a state, longest waiting first. */
export function QueueScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.admin.title);
  const state = pickIn(query, 'state', queueStates) ?? 'submitted';
  const page = pageIn(query);
  const load = useCallback(() => call('listRegistrations', { query: { state, page } }), [call, state, page]);
  const { value, failed, again } = useLoaded(load);
  const { value: proposals } = useLoaded(useCallback(() => call('listProposals', { query: {} }), [call]));
  const bulk = state === 'submitted';
  const at = (other: number) => hrefOf('queue', { state, page: String(other) });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-dmd">{m.admin.title}</h1>
          <p className="text-ink-2">{m.admin.text}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <CsvButton list="exportRegistrations" input={{ query: { state } }} />
          <Select
            label={m.admin.state}
            value={state}
            onChange={(event) => go(hrefOf('queue', { state: event.target.value }))}
          >
            {queueStates.map((one) => (
              <option key={one} value={one}>
                {m.admin.states[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <SavedFilters screen="queue" list="listRegistrations" names={['state']} />
      {proposals && proposals.total > 0 ? (
        <p className="mt-3">
          <PanelLink href={hrefOf('proposals')} className="inline-flex min-h-11 items-center text-link">
            {m.proposals.queue(proposals.total)}
          </PanelLink>
        </p>
      ) : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={m.admin.none} text={m.admin.noneText} /> : null}
      {value && bulk ? <BulkApproval key={page} rows={value.data} onDone={again} /> : null}
      {value && !bulk ? (
        <ul className="mt-6 border-t border-line">
          {value.data.map((one) => (
            <RegistrationRow key={one._id} registration={one} />
          ))}
        </ul>
      ) : null}
      {value ? <Pages label={m.admin.title} page={page} pages={value.pages} at={at} /> : null}
    </>
  );
}
