import { Button } from '@metade/ui/button.tsx';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import { LinkBanner, LinkFrame } from './link-frame.tsx';

/** Target of a mailed link, confirmed by a button. problem: undefined before it was pressed, null once confirmed. */
export function ConfirmByLink({
  title,
  text,
  submit,
  done,
  problem,
}: {
  title: string;
  text: string;
  submit: string;
  done: string;
  problem: string | null | undefined;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const profile = { label: m.account.toProfile, to: '/profile/edit' };
  return (
    <LinkFrame title={title} text={text} problem={problem ?? null} other={profile}>
      {problem === null ? (
        <LinkBanner to={profile}>{done}</LinkBanner>
      ) : (
        <Form method="post" preventScrollReset className="mt-6">
          <Button type="submit" kind="brand" size="lg" busy={busy}>
            {submit}
          </Button>
        </Form>
      )}
    </LinkFrame>
  );
}
