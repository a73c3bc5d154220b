import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Form, Link } from 'react-router';
import { findFaqs } from '@metade/domain/find-faqs.ts';
import { Prose } from '../content/prose.tsx';
import { factsContext } from '../http/context.server.ts';
import { markdownToHtml } from '../content/markdown.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/faq';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { data } = await facts.api.call('listFaqs', { query: { country: facts.country } });
  const faqs = data.map(({ _id, question, answer, group }) => ({
    id: _id,
    question,
    answer,
    group: group.name,
    html: markdownToHtml(answer),
  }));
  return {
    head: pageHead(facts, { title: `${facts.messages.content.faqTitle} · Metade`, jsonLd: [faqJsonLd(faqs)] }),
    faqs,
    search: (facts.url.searchParams.get('q') ?? '').slice(0, 100),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  const [search, setSearch] = useState(loaderData.search);
  const found = findFaqs(loaderData.faqs, search);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="max-w-[44rem]">
        <h1 className="text-dlg">{m.content.faqTitle}</h1>
        {/* Filtered by the server without JavaScript, else while typing. */}
        <Form method="get" role="search" className="relative mt-5" onSubmit={(event) => event.preventDefault()}>
          <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-ink-3" />
          <input
            type="search"
            name="q"
            maxLength={100}
            aria-label={m.content.faqSearch}
            placeholder={m.content.faqSearch}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="min-h-12 w-full rounded-pill border border-line-strong bg-surface pr-4 pl-12 text-md text-ink placeholder:text-ink-3"
          />
        </Form>
        <p role="status" className="mt-3 text-sm text-ink-3">
          {search.trim() ? m.content.faqFound(found.length) : ''}
        </p>
        {loaderData.faqs.length === 0 ? <p className="mt-4 text-ink-2">{m.content.faqEmpty}</p> : null}
        {found.length === 0 && loaderData.faqs.length > 0 ? (
          <EmptyHalfPlate title={m.content.faqNothing}>
            <div className="flex flex-wrap gap-3">
              <button type="button" onClick={() => setSearch('')} className={buttonClass()}>
                {m.content.faqAll}
              </button>
              <Link to="/contact" className={buttonClass()}>
                {m.content.writeTo}
              </Link>
            </div>
          </EmptyHalfPlate>
        ) : (
          <div className="mt-1">
            {found.map((faq, index) => (
              <Fragment key={faq.id}>
                {faq.group === found[index - 1]?.group ? null : <h2 className="pt-8 pb-1 text-dsm">{faq.group}</h2>}
                <details id={faq.id} open={found.length === 1 || undefined} className="group border-b border-line">
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
              </Fragment>
            ))}
          </div>
        )}
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
