import { LeadForm } from '../content/lead-form.tsx';
import { TalkPage } from '../content/talk-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { knownPerson } from '../content/known-person.server.ts';
import { sendForm } from '../content/send-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/be-a-partner';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { content } = facts.messages;
  const [form, known] = await Promise.all([facts.api.call('startForm', {}), knownPerson(facts)]);
  return {
    head: pageHead(facts, { title: `${content.partnerTitle} · Metade`, description: content.partnerText }),
    address: facts.options.contactEmail,
    stamp: form.data.stamp,
    known,
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return sendForm(context.get(factsContext), request, 'sendPartner');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function BeAPartner({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <TalkPage title={m.content.partnerTitle} lead={m.content.partnerText} points={m.content.partnerPoints}>
      <LeadForm
        stamp={loaderData.stamp}
        known={loaderData.known}
        address={loaderData.address}
        result={actionData}
        withCity
      />
    </TalkPage>
  );
}
