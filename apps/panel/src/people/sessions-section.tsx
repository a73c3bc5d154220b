import type { PersonRecord } from '@metade/contracts/support.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useState } from 'react';
import { Section, useShown } from '../admin/file-parts.tsx';
import { ReasonForm } from '../admin/reason-form.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

type Session = PersonRecord['sessions'][number];

/** A person's sessions; each can be ended. */
export function SessionsSection({
  id,
  sessions,
  acts,
  done,
}: {
  id: string;
  sessions: readonly Session[];
  acts: boolean;
  done: (record: PersonRecord, said: string) => void;
}) {
  const { m, countryName } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const [open, setOpen] = useState<Session | null>(null);
  if (sessions.length === 0) return null;
  const deviceOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(', ') || m.person.unknownDevice;
  const end = async (reason: string) => {
    if (open === null) return;
    const params = { id, session: open._id };
    done((await call('endSessionOf', { params, body: { reason } })).data, m.person.isEnded);
    setOpen(null);
  };
  return (
    <Section title={m.person.sessions}>
      <ul className="mt-3 border-t border-line">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <span className="min-w-0 flex-1">
              <span className="block break-words">{deviceOf(session)}</span>
              <span className="block text-sm text-ink-3">
                {[m.person.seen(moment(session.seen)), session.country && countryName(session.country)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {acts ? (
              <Button aria-label={m.person.endOf(deviceOf(session))} onClick={() => setOpen(session)}>
                {m.person.end}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? deviceOf(open) : ''}
        closeLabel={m.close}
      >
        {open ? (
          <ReasonForm
            title={m.person.endTitle}
            label={m.admin.reason}
            hint={m.person.reasonHint}
            choices={[{ value: 'end', label: m.person.end }]}
            act={(_, reason) => end(reason)}
          />
        ) : null}
      </Dialog>
    </Section>
  );
}
