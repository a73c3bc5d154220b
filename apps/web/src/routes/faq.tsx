import { ChevronDown } from 'lucide-react';
import { Prose } from '../content/prose.tsx';
import { factsContext } from '../server/context.ts';
import { markdownToHtml } from '../server/markdown.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/faq';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { data } = await facts.api.call('listFaqs', { query: { country: facts.country } });
  const faqs = data.map(({ _id, question, answer }) => ({ id: _id, question, html: markdownToHtml(answer) }));
  return {
    head: pageHead(facts, { title: `${facts.messages.content.faqTitle} · Metade`, jsonLd: [faqJsonLd(faqs)] }),
    faqs,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="max-w-[44rem]">
        <h1 className="text-dlg">{m.content.faqTitle}</h1>
        {loaderData.faqs.length === 0 ? <p className="mt-4 text-ink-2">{m.content.faqEmpty}</p> : null}
        <div className="mt-5 border-t border-line">
          {loaderData.faqs.map((faq) => (
            <details key={faq.id} id={faq.id} className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
                {faq.question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform duration-220 group-open:rotate-180"
                />
              </summary>
              <div className="pb-5">
                <Prose html={faq.html} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}

function faqJsonLd(faqs: { question: string; html: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
