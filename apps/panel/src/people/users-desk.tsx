import { Tag } from '@metade/ui/tag.tsx';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useShown } from '../admin/file-parts.tsx';
import { FoundList } from '../admin/found-list.tsx';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from '../admin/search-form.tsx';
import { UserFile } from './user-file.tsx';

const groups = ['user', 'restaurant', 'franchisee', 'admin'] as const;

/** The person named in the address, or a search of all accounts. */
export function UsersDesk() {
  const id = useRoute().query.get('user');
  return id ? <UserFile key={id} id={id} /> : <Search />;
}

function Search() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const { moment } = useShown();
  useTitle(m.desk.users);
  const text = textIn(query, 'text');
  const group = pickIn(query, 'group', groups);
  const blocked = pickIn(query, 'blocked', ['true'] as const);
  const page = pageIn(query);
  const load = useCallback(
    () => call('findUsers', { query: { text, group, blocked, page } }),
    [call, text, group, blocked, page],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <>
      <ListHead title={m.desk.users}>
        <CsvButton list="exportUsers" input={{ query: { text, group, blocked } }} />
      </ListHead>
      <SearchForm
        screen="users"
        list="findUsers"
        fields={[
          { name: 'text', label: m.desk.userText },
          { name: 'group', label: m.desk.group, options: groups.map((one) => [one, m.desk.groups[one]]) },
          { name: 'blocked', label: m.admin.state, options: [['true', m.desk.blocked]] },
        ]}
      />
      <FoundList
        screen="users"
        label={m.desk.users}
        found={value}
        failed={failed}
        again={again}
        href={(row) => hrefOf('users', { user: row._id })}
      >
        {(row) => (
          <>
            <span className="text-lg font-semibold break-words">{row.name}</span>
            <span className="min-w-0 text-ink-2 break-words">{row.email}</span>
            <span className="text-sm text-ink-3">{moment(row.created)}</span>
            <span>
              <Tag tone={row.blocked ? 'bad' : 'neutral'}>
                {row.blocked ? m.desk.blocked : m.desk.groups[row.group]}
              </Tag>
            </span>
          </>
        )}
      </FoundList>
    </>
  );
}
