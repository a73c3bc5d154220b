import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Rss } from 'lucide-react';
import { Link } from 'react-router';
import { PostCard } from '../content/post-card.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/blog';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const asked = facts.url.searchParams.get('category') ?? '';
  const category = /^[a-z0-9-]{1,60}$/.test(asked) ? asked : undefined;
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(facts.url.searchParams.get('page'))) || 1));
  const blog = await facts.api.call('listPosts', { query: { country: facts.country, category, page } });
  const { content } = facts.messages;
  return {
    head: pageHead(facts, {
      title: `${facts.messages.site.blog} · Metade`,
      description: content.blogText,
      noindex: category !== undefined || page > 1,
    }),
    blog,
    category: category ?? null,
    feed: `/blog/rss.xml?lang=${facts.locale}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOf(loaderData?.head),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: loaderData?.feed },
];

export default function Blog({ loaderData: { blog, category, feed } }: Route.ComponentProps) {
  const { m } = useWords();
  const pageLink = (page: number) =>
    `?${new URLSearchParams({ ...(category ? { category } : {}), page: String(page) })}`;
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-dlg">{m.site.blog}</h1>
      <p className="mt-2 max-w-[44rem] text-lg text-ink-2">{m.content.blogText}</p>
      <nav aria-label={m.content.blogCategories} className="mt-6 flex flex-wrap items-center gap-2">
        <CategoryLink to="/blog" on={category === null}>
          {m.content.blogAll}
        </CategoryLink>
        {blog.categories.map(({ _id, name }) => (
          <CategoryLink key={_id} to={`/blog?category=${_id}`} on={category === _id}>
            {name}
          </CategoryLink>
        ))}
        <a href={feed} className={`${buttonClass('text')} ml-auto`}>
          <Rss aria-hidden="true" className="size-5" />
          RSS
        </a>
      </nav>
      {blog.data.length === 0 ? (
        <EmptyHalfPlate title={m.content.blogEmpty}>
          <Link to="/blog" className={`${buttonClass()} self-start`}>
            {m.content.blogAll}
          </Link>
        </EmptyHalfPlate>
      ) : (
        <div className="mt-8 grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {blog.data.map((post, index) => (
            <PostCard key={post._id} post={post} eager={index === 0} />
          ))}
        </div>
      )}
      {blog.page < blog.pages ? (
        <p className="mt-9">
          <Link to={pageLink(blog.page + 1)} className={buttonClass()}>
            {m.content.older}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function CategoryLink({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={on ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center rounded-pill border px-4 text-sm font-semibold ${
        on ? 'border-ink bg-ink text-page' : 'border-line-strong hover:bg-hover'
      }`}
    >
      {children}
    </Link>
  );
}
