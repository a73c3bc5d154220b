import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import type { ProfileData } from './profile-data.server.ts';
import { useWords } from '../words/words.tsx';

/** Recent security events of the account, newest first; times in UTC, equal on server and client. */
export function SecurityEvents({ events }: { events: ProfileData['security'] }) {
  const { m, date } = useWords();
  if (events.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="text-link min-h-11 cursor-pointer content-center">{m.profile.securityLog}</summary>
      <ul className="mt-2 border-t border-line">
        {events.map(({ _id, at, kind, browser, system, country }) => (
          <li key={_id} className="border-b border-line py-3">
            <p className="font-semibold">{m.profile.securityEvents[kind]}</p>
            <p className="text-sm break-words text-ink-2">
              {[`${date(localDateOf(at, 'UTC'), 'past')}, ${formatTime(at, 'UTC')} UTC`, browser, system, country]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
