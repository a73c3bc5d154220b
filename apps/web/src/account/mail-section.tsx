import { Button } from '@metade/ui/button.tsx';
import { Checkbox } from '@metade/ui/field.tsx';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import { mailKinds, type MailKind } from './mail-kinds.ts';

/** Optional mails to switch on or off, and those that are always sent. */
export function MailSection({ off }: { off: readonly MailKind[] }) {
  const { m } = useWords();
  const busy = useNavigation().formData?.get('intent') === 'mails';
  return (
    <>
      <p className="mt-3 text-ink-2">{m.mails.text}</p>
      <Form method="post" preventScrollReset className="mt-4">
        <input type="hidden" name="intent" value="mails" />
        <fieldset>
          <legend className="sr-only">{m.mails.title}</legend>
          {mailKinds.map((kind) => (
            <Checkbox
              key={kind}
              name="on"
              value={kind}
              label={m.mails.kinds[kind]}
              defaultChecked={!off.includes(kind)}
            />
          ))}
          <Checkbox label={m.mails.always} checked disabled readOnly />
        </fieldset>
        <Button type="submit" busy={busy} className="mt-4">
          {m.profile.save}
        </Button>
      </Form>
    </>
  );
}
