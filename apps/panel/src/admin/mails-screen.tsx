import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useShown } from './file-parts.tsx';
import { useLoaded } from '../shell/use-loaded.ts';

/** Messages that were given up, each with a way to try it again. */
export function MailsScreen() {
  const { m } = useWords();
  const { day } = useShown();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.admin.mails);
  const page = Number(query.get('page') ?? 1) || 1;
  const load = useCallback(() => call('listFailedMails', { query: { page } }), [call, page]);
  const { value, failed, again } = useLoaded(load);
  const [said, setSaid] = useState('');
  const resend = async (id: string) => {
    const words = await call('resendMail', { params: { id } }).then(
      ({ data }) => m.admin.mailResent(data.to),
      (error: Error) => error.message,
    );
    setSaid(words);
    again();
  };
  return (
    <>
      <h1 className="text-dmd">{m.admin.mails}</h1>
      <p className="text-ink-2">{m.admin.mailsText}</p>
      <p role="status" className="mt-3 min-h-6 font-semibold">
        {said}
      </p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={m.admin.noMails} text={m.admin.noMailsText} /> : null}
      <ul className="mt-3 border-t border-line empty:border-0">
        {value?.data.map((mail) => (
          <li key={mail._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold break-words">{mail.subject}</p>
              <p className="text-sm break-words text-ink-2">
                {mail.to} · {day(mail.failed ?? mail.created)}
              </p>
              <p className="text-sm break-words text-ink-3">{mail.last_error}</p>
            </div>
            <Button onClick={() => void resend(mail._id)} aria-label={m.admin.resendTo(mail.to)}>
              {m.admin.resend}
            </Button>
          </li>
        ))}
      </ul>
      {value ? (
        <Pages
          label={m.admin.mails}
          page={page}
          pages={value.pages}
          at={(other) => hrefOf('mails', { page: String(other) })}
        />
      ) : null}
    </>
  );
}
