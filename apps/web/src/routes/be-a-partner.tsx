import { TalkPage } from '../content/talk-page.tsx';
import { WriteToUs } from '../content/write-to-us.tsx';
import { factsContext } from '../server/context.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/be-a-partner';

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { content } = facts.messages;
  return {
    head: pageHead(facts, { title: `${content.partnerTitle} · Metade`, description: content.partnerText }),
    address: facts.options.contactEmail,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function BeAPartner({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <TalkPage title={m.content.partnerTitle} lead={m.content.partnerText} points={m.content.partnerPoints}>
      <WriteToUs address={loaderData.address} subject={m.content.partnerTitle} main />
    </TalkPage>
  );
}
