import { ApiRefusal } from '@metade/api-client/client.ts';
import { data, Link } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/dev-outbox-mail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  try {
    const { data: mail } = await facts.api.call('getOutboxMail', { params });
    return { head: pageHead(facts, { title: `${mail.subject} · Metade`, noindex: true }), mail };
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status < 500) throw data(null, 404);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function DevOutboxMail({ loaderData: { mail } }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <Link to="/dev/outbox" className="text-link">
        {m.content.outboxTitle}
      </Link>
      <h1 className="mt-3 text-dmd">{mail.subject}</h1>
      <p className="mt-1 text-sm text-ink-3">
        {mail.to} · {mail.kind} · {mail.locale}
        {mail.last_error ? ` · ${mail.last_error}` : ''}
      </p>
      {/* Sandboxed without scripts; links open outside of the frame. */}
      <iframe
        title={mail.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
        className="mt-6 h-[52rem] w-full rounded-3 border border-line"
      />
      <h2 className="mt-8 text-dsm">{m.content.outboxPlain}</h2>
      <pre className="mt-3 overflow-x-auto rounded-3 bg-sunk p-5 text-sm whitespace-pre-wrap">{mail.text}</pre>
      {mail.files.map((file) => (
        <section key={file.name} className="mt-8">
          <h2 className="text-dsm">{file.name}</h2>
          <pre className="mt-3 overflow-x-auto rounded-3 bg-sunk p-5 text-sm">{file.content}</pre>
        </section>
      ))}
    </div>
  );
}
