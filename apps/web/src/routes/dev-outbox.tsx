import { ApiRefusal } from '@metade/api-client/client.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { data, Link } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/dev-outbox';

/** All written mails, in the demo. Elsewhere the API has no such operation, so there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const page = Number(facts.url.searchParams.get('page')) || 1;
  try {
    const outbox = await facts.api.call('listOutbox', { query: { page } });
    return {
      head: pageHead(facts, { title: `${facts.messages.content.outboxTitle} · Metade`, noindex: true }),
      outbox,
    };
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status < 500) throw data(null, 404);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function DevOutbox({ loaderData: { outbox } }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-dlg">{m.content.outboxTitle}</h1>
      <p className="mt-2 text-ink-2">{outbox.total === 0 ? m.content.outboxEmpty : m.content.outboxText}</p>
      <ul className="mt-6 border-t border-line">
        {outbox.data.map((mail) => (
          <li key={mail._id} className="border-b border-line">
            <Link
              to={`/dev/outbox/${mail._id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-1 py-3 hover:bg-hover"
            >
              <span className="min-w-0 flex-1 basis-72">
                <span className="block font-semibold">{mail.subject}</span>
                <span className="block text-sm text-ink-3">
                  {mail.to} · {mail.kind} · {mail.locale} · {mail.created.slice(0, 16).replace('T', ' ')} UTC
                </span>
              </span>
              <Tag tone={mail.failed ? 'bad' : mail.sent ? 'ok' : 'neutral'}>
                {mail.failed ? m.content.outboxFailed : mail.sent ? m.content.outboxSent : m.content.outboxKept}
              </Tag>
            </Link>
          </li>
        ))}
      </ul>
      {outbox.page < outbox.pages ? (
        <p className="mt-5">
          <Link to={`?page=${outbox.page + 1}`} className="text-link inline-flex min-h-6 items-center">
            {m.content.older}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
