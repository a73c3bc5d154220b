import type { PersonRecord } from '@metade/contracts/support.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useState } from 'react';
import { Section, useShown } from '../admin/file-parts.tsx';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

type Mail = PersonRecord['mails'][number];
const stateOf = ({ sent, failed }: Mail) => (failed ? 'failed' : sent ? 'sent' : 'waiting');
const tones = { sent: 'ok', failed: 'bad', waiting: 'wait' } as const;

/** Recent mails to a person; those about a booking can be resent. */
export function MailsSection({
  id,
  mails,
  acts,
  done,
}: {
  id: string;
  mails: readonly Mail[];
  acts: boolean;
  done: (record: PersonRecord, said: string) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const { moment } = useShown();
  const [busy, setBusy] = useState('');
  if (mails.length === 0) return null;
  const resend = async (mail: string) => {
    setBusy(mail);
    try {
      done((await call('resendMailTo', { params: { id, mail } })).data, m.person.isResent);
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
    }
    setBusy('');
  };
  return (
    <Section title={m.person.mails}>
      <ul className="mt-3 border-t border-line">
        {mails.map((mail) => (
          <li key={mail._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-0 flex-[1_1_14rem]">
              <span className="block break-words">{mail.subject}</span>
              <span className="block text-sm text-ink-3">{moment(mail.at)}</span>
            </span>
            <Tag tone={tones[stateOf(mail)]}>{m.person.mailStates[stateOf(mail)]}</Tag>
            {acts && mail.booking ? (
              <Button
                aria-label={m.person.resendOf(mail.subject)}
                busy={busy === mail._id}
                disabled={busy !== ''}
                onClick={() => void resend(mail._id)}
              >
                {m.person.resend}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
