import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { ReasonForm } from '../admin/reason-form.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

/** Sends a link to a new address of a person. */
export function EmailForm({ id, done }: { id: string; done: (said: string) => void }) {
  const { m } = useWords();
  const { call } = useSession();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const email = typed.trim();
  const wrong = !/^\S+@\S+\.\S+$/.test(email);
  const send = async (_: string, reason: string) => {
    setTried(true);
    if (wrong) throw new WrongEmail();
    await call('changeEmailOf', { params: { id }, body: { email, reason } });
    done(m.person.linkSent(email));
  };
  return (
    <ReasonForm
      title={m.person.changeEmail}
      text={m.person.changeEmailText}
      label={m.admin.reason}
      hint={m.person.reasonHint}
      failureOf={(error) => (error instanceof WrongEmail ? '' : null)}
      choices={[{ value: 'send', label: m.person.sendLink }]}
      act={send}
    >
      <Field
        label={m.person.newEmail}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && wrong ? m.person.emailMissing : undefined}
      />
    </ReasonForm>
  );
}

class WrongEmail extends Error {}
