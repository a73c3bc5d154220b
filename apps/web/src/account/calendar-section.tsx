import type { Answer } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** The secret calendar address of one's next bookings. */
export function CalendarSection({ calendar }: { calendar: Answer<'getOwnCalendar'>['data'] }) {
  const { m } = useWords();
  const intent = useNavigation().formData?.get('intent');
  const [copied, setCopied] = useState(false);
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Where the clipboard is not available, the address is selected for copying.
      window.prompt(m.mails.address, address);
    }
  };
  return (
    <>
      <p className="mt-3 text-ink-2">{m.mails.calendarText}</p>
      {calendar ? (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={m.mails.address} readOnly value={calendar.url} className="min-w-0 flex-1 basis-64" />
          <Button onClick={() => void copy(calendar.url)}>
            <span aria-live="polite">{copied ? m.rewards.copied : m.rewards.copy}</span>
          </Button>
        </div>
      ) : null}
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="calendar-renew" busy={intent === 'calendar-renew'}>
          {calendar ? m.mails.renew : m.mails.make}
        </Button>
        {calendar ? (
          <Button type="submit" name="intent" value="calendar-off" busy={intent === 'calendar-off'}>
            {m.mails.turnOff}
          </Button>
        ) : null}
      </Form>
      {calendar ? <p className="mt-3 text-sm text-ink-2">{m.mails.renewHint}</p> : null}
    </>
  );
}
