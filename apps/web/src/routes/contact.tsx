import { buttonClass } from '@metade/ui/button.tsx';
import { Link } from 'react-router';
import { LeadForm } from '../content/lead-form.tsx';
import { TalkPage } from '../content/talk-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { knownPerson } from '../content/known-person.server.ts';
import { sendForm } from '../content/send-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/contact';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const [form, known] = await Promise.all([facts.api.call('startForm', {}), knownPerson(facts)]);
  return {
    head: pageHead(facts, { title: `${facts.messages.content.contactTitle} · Metade` }),
    address: facts.options.contactEmail,
    stamp: form.data.stamp,
    known,
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return sendForm(context.get(factsContext), request, 'sendContact');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <TalkPage
      title={m.content.contactTitle}
      lead={m.content.contactText}
      points={[m.content.contactReservation, m.content.contactFaq, m.content.writeText]}
    >
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to="/reserve" className={buttonClass()}>
          {m.site.myReservations}
        </Link>
        <Link to="/faq" className={buttonClass()}>
          {m.site.faq}
        </Link>
      </div>
      <LeadForm stamp={loaderData.stamp} known={loaderData.known} address={loaderData.address} result={actionData} />
    </TalkPage>
  );
}
