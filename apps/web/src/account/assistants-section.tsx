import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Form } from 'react-router';
import type { ProfileData } from './profile-data.server.ts';
import { useWords } from '../words/words.tsx';

/** Assistants that may read the account's bookings; dates by Lisbon's clock, equal on server and client. */
export function AssistantsSection({ assistants }: { assistants: ProfileData['assistants'] }) {
  const { m, date } = useWords();
  const words = m.assistants;
  const day = (instant: string) => date(localDateOf(instant, 'Europe/Lisbon'), 'past');
  if (assistants.length === 0) return <p className="mt-3 text-ink-2">{words.none}</p>;
  return (
    <>
      <p className="mt-3 text-ink-2">{words.text}</p>
      <ul className="mt-4 border-t border-line">
        {assistants.map(({ _id, name, since, expires }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-4"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="mt-1 text-sm text-ink-2">
                {[words.since(day(since)), expires ? words.until(day(expires)) : ''].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="assistant-end" />
              <input type="hidden" name="assistant" value={_id} />
              <Button type="submit" aria-label={`${words.end}: ${name}`}>
                {words.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}
