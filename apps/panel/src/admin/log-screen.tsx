import { teamRoles } from '@metade/contracts/endpoint.ts';
import type { Answer } from '@metade/api-client/client.ts';
import { changeKinds } from '@metade/contracts/change-kinds.ts';
import { addDays, slotInstant, toIso } from '@metade/domain/time.ts';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { deviceZone } from '../shell/device-zone.ts';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { documentOf } from './document-of.ts';
import { useShown } from './file-parts.tsx';
import { FoundList } from './found-list.tsx';
import { loggedChange } from './logged-change.ts';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from './search-form.tsx';

type Labels = Readonly<Record<string, string>>;
const roles = [...teamRoles, 'admin', 'licensee', 'key', 'system'] as const;
type Change = Answer<'listChanges'>['data'][number] & { _id: string };

/** The audit log, newest first. */
export function LogScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.desk.log);
  const [who, what, restaurant, actor, fromDay, toDay] = ['who', 'what', 'restaurant', 'actor', 'from', 'to'].map(
    (name) => textIn(query, name),
  );
  const role = pickIn(query, 'role', roles);
  const page = pageIn(query);
  const from = fromDay && startOf(fromDay);
  const to = toDay && startOf(addDays(toDay, 1));
  const load = useCallback(async () => {
    const found = await call('listChanges', { query: { who, what, role, restaurant, actor, from, to, page } });
    return { ...found, data: found.data.map((row, index): Change => ({ ...row, _id: `${row.at} ${index}` })) };
  }, [call, who, what, role, restaurant, actor, from, to, page]);
  const { value, failed, again } = useLoaded(load);
  return (
    <>
      <ListHead title={m.desk.log} text={m.desk.logText}>
        <CsvButton list="exportChanges" input={{ query: { who, what, role, restaurant, actor, from, to } }} />
      </ListHead>
      <SearchForm
        screen="log"
        list="listChanges"
        kept={{ restaurant: restaurant ?? null, actor: actor ?? null }}
        fields={[
          { name: 'who', label: m.desk.who },
          { name: 'role', label: m.desk.as, options: roles.map((one) => [one, m.desk.roles[one]]) },
          { name: 'what', label: m.desk.what, options: changeKinds.map((kind) => [kind, m.changes.kinds[kind]]) },
          { name: 'from', label: m.desk.from, type: 'date' },
          { name: 'to', label: m.desk.to, type: 'date' },
        ]}
      />
      <FoundList screen="log" label={m.desk.log} found={value} failed={failed} again={again}>
        {(change) => <Line change={change} />}
      </FoundList>
    </>
  );
}

function Line({ change }: { change: Change }) {
  const { m, date, locale } = useWords();
  const { moment } = useShown();
  const kinds: Labels = m.changes.kinds;
  const document = documentOf(change);
  return (
    <>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{kinds[change.what] ?? change.what}</span>{' '}
        {change.restaurant ? (
          <PanelLink href={hrefOf('restaurants', { restaurant: change.restaurant._id })} className="text-link">
            {change.restaurant.company_name || m.admin.unnamed}
          </PanelLink>
        ) : null}{' '}
        {change.order ? (
          <PanelLink href={hrefOf('orders', { order: change.order._id })} className="text-link">
            {change.order.number}
          </PanelLink>
        ) : change.person && change.person._id !== change.actor?._id ? (
          <PanelLink href={hrefOf('users', { user: change.person._id })} className="text-link">
            {change.person.email}
          </PanelLink>
        ) : document ? (
          <PanelLink href={hrefOf('content', document)} className="text-link">
            {document.slug}
          </PanelLink>
        ) : change.what.startsWith('catalogue.') && change.subject ? (
          change.subject.split(' ').at(-1)
        ) : isDay(change.subject) ? (
          date(change.subject, 'year')
        ) : null}
      </span>
      <span className="min-w-0 break-words text-ink-2">
        {change.actor ? (
          <PanelLink
            href={hrefOf('users', { user: change.actor._id })}
            className="inline-block min-h-6 max-w-full break-words text-link"
          >
            {change.actor.email}
          </PanelLink>
        ) : change.role === 'system' ? (
          m.desk.roles.system
        ) : (
          '–'
        )}
      </span>
      <span className="text-sm text-ink-3">{m.desk.roles[change.role]}</span>
      <span className="text-sm text-ink-3">{moment(change.at)}</span>
      <ul className="min-w-0 text-sm break-words text-ink-2 md:col-span-full">
        {loggedChange(change, { m, locale, moment }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function isDay(subject: string | null): subject is string {
  return subject !== null && /^\d{4}-\d\d-\d\d$/.test(subject);
}

/** Days begin by this device's time zone. */
function startOf(date: string): string | undefined {
  return toIso(slotInstant(date, '00:00', deviceZone()));
}
