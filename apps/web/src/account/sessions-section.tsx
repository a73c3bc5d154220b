import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Check } from 'lucide-react';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import { useWords } from '../words/words.tsx';

/** The account's sessions, each can be ended; dates by Lisbon's clock, equal on server and client. */
export function SessionsSection({ sessions }: { sessions: ProfileData['sessions'] }) {
  const { m, date } = useWords();
  const day = (instant: string) => date(localDateOf(instant, 'Europe/Lisbon'), 'past');
  return (
    <>
      <p className="mt-3 text-ink-2">{m.profile.sessionsText}</p>
      <ul className="mt-4 border-t border-line">
        {sessions.map(({ _id, browser, system, country, started, seen, current }) => {
          const name = browser && system ? m.profile.sessionOn(browser, system) : (browser ?? m.profile.unknownDevice);
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-4"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-3 font-semibold break-words">
                  {name}
                  {current ? (
                    <Tag tone="ok">
                      <Check aria-hidden="true" className="size-4" />
                      {m.profile.thisSession}
                    </Tag>
                  ) : null}
                </p>
                <p className="mt-1 text-sm text-ink-2">
                  {[country, m.profile.sessionSince(day(started)), m.profile.sessionSeen(day(seen))]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {current ? null : (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="sessions-end" />
                  <input type="hidden" name="session" value={_id} />
                  <Button type="submit" aria-label={`${m.profile.endSession}: ${name}`}>
                    {m.profile.endSession}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-5">
          <input type="hidden" name="intent" value="sessions-others" />
          <Button type="submit">{m.profile.endOthers}</Button>
        </Form>
      ) : null}
    </>
  );
}
