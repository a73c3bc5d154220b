import type { PersonRecord } from '@metade/contracts/support.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { useState } from 'react';
import { ReasonForm } from '../admin/reason-form.tsx';
import { saveFile } from '../lists/save-file.ts';
import { useMayCall } from '../session/admin-roles.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { EmailForm } from './email-form.tsx';
import { GiftForm } from './gift-form.tsx';

type Help = 'give' | 'confirmEmail' | 'changeEmail' | 'export' | 'erase';

/** What an admin with these roles can do for a person, each in a dialog with its reason. */
export function HelpCard({
  person,
  record,
  done,
}: {
  person: { _id: string; name: string; emailVerified: boolean };
  record: PersonRecord;
  /** The account may have changed too. */
  done: (said: string) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const may = useMayCall();
  const [open, setOpen] = useState<Help | null>(null);
  const params = { id: person._id };
  const helps: readonly Help[] = [
    ...(may('giveToPerson') ? (['give'] as const) : []),
    ...(may('askErasure')
      ? ([...(person.emailVerified ? [] : ['confirmEmail' as const]), 'changeEmail', 'export'] as const)
      : []),
    ...(may('askErasure') && !record.waiting.includes('erase') ? (['erase'] as const) : []),
  ];
  if (helps.length === 0) return null;
  const finish = (said: string) => {
    setOpen(null);
    done(said);
  };
  const acts: Record<'confirmEmail' | 'export' | 'erase', (reason: string) => Promise<void>> = {
    confirmEmail: async (reason) => {
      await call('confirmEmailOf', { params, body: { reason } });
      finish(m.person.isConfirmed);
    },
    export: async (reason) => {
      const { data } = await call('exportPerson', { params, body: { reason } });
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, m.person.exportFile(person._id));
      finish(m.person.isExported);
    },
    erase: async (reason) => {
      await call('askErasure', { params, body: { reason } });
      finish(m.person.eraseAsked);
    },
  };
  const words = {
    confirmEmail: [m.person.confirmEmailText, m.person.confirmEmail],
    export: [m.person.exportText, m.person.exportDo],
    erase: [m.person.eraseText, m.person.eraseAsk],
  } as const;
  return (
    <section aria-label={m.person.help} className="flex flex-col gap-3 rounded-4 border border-line p-5">
      <h2 className="text-dsm">{m.person.help}</h2>
      <ul className="flex flex-col gap-3">
        {helps.map((help) => (
          <li key={help}>
            <Button onClick={() => setOpen(help)} className="min-h-12 w-full">
              {m.person[help]}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={person.name} closeLabel={m.close}>
        {open === 'give' ? (
          <GiftForm id={person._id} limits={record.gift_limits} done={finish} />
        ) : open === 'changeEmail' ? (
          <EmailForm id={person._id} done={finish} />
        ) : open ? (
          <ReasonForm
            key={open}
            title={m.person[open]}
            text={words[open][0]}
            label={m.admin.reason}
            hint={m.person.reasonHint}
            choices={[{ value: open, label: words[open][1] }]}
            act={(_, reason) => acts[open](reason)}
          />
        ) : null}
      </Dialog>
    </section>
  );
}
