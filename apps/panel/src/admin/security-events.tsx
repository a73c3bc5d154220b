import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Section, useShown } from './file-parts.tsx';

/** Recent security events of an account, newest first. */
export function SecurityEvents({ user }: { user: string }) {
  const { m, countryName } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const load = useCallback(() => call('listSecurityEventsOf', { params: { id: user }, query: {} }), [call, user]);
  const { value } = useLoaded(load);
  if (!value || value.data.length === 0) return null;
  return (
    <Section title={m.desk.securityLog}>
      <ul className="mt-3 border-t border-line">
        {value.data.map(({ _id, at, kind, browser, system, country, ip }) => (
          <li key={_id} className="border-b border-line py-3">
            <p className="font-semibold">{m.desk.securityEvents[kind]}</p>
            <p className="text-sm break-words text-ink-3">
              {[moment(at), browser, system, country && countryName(country), ip].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
