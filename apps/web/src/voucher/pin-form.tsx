import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { KeyRound, LockKeyhole } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Where the waiter types the restaurant's PIN on the diner's phone; collapsed by default. */
export function PinForm({ locked, problem }: { locked: boolean; problem: string | null }) {
  const { m } = useWords();
  const { pin: words } = m.voucher;
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'pin';
  if (locked) {
    return (
      <div id="pin" className="no-print mt-4">
        <Banner tone="bad" live="status" icon={<LockKeyhole aria-hidden="true" className="size-5" />}>
          <p className="font-semibold">{words.locked}</p>
          <p>{words.lockedText}</p>
        </Banner>
      </div>
    );
  }
  return (
    <details id="pin" open={problem !== null} className="no-print mt-4 rounded-4 border border-line bg-surface px-5">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-semibold">
        <KeyRound aria-hidden="true" className="size-5" />
        {words.title}
      </summary>
      <Form method="post" preventScrollReset className="flex flex-col gap-4 pb-5">
        <p className="text-sm text-ink-2">{words.text}</p>
        {problem ? <Problem>{problem}</Problem> : null}
        <input type="hidden" name="intent" value="pin" />
        <Field
          key={problem}
          label={words.label}
          hint={words.hint}
          name="pin"
          type="password"
          inputMode="numeric"
          pattern="[0-9]{4}"
          minLength={4}
          maxLength={4}
          autoComplete="off"
          required
          className="max-w-48"
        />
        <Button kind="ink" size="lg" type="submit" busy={busy}>
          {words.submit}
        </Button>
      </Form>
    </details>
  );
}
