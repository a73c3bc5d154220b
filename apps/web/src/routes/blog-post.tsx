import { ApiRefusal } from '@metade/api-client/client.ts';
import { data, Link } from 'react-router';
import { PostCard } from '../content/post-card.tsx';
import { Prose } from '../content/prose.tsx';
import { Picture } from '../pictures/picture.tsx';
import { factsContext } from '../http/context.server.ts';
import { markdownToHtml } from '../content/markdown.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/blog-post';

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const query = { country: facts.country };
  const [answer, list] = await Promise.all([
    facts.api.call('getPost', { params, query }).catch((error: unknown) => {
      if (error instanceof ApiRefusal && error.problem.status === 404) throw data(null, 404);
      throw error;
    }),
    facts.api.call('listPosts', { query }),
  ]);
  const { text, ...post } = answer.data;
  const image = post.picture ? facts.options.publicUrl + post.picture.src.replace('{width}', '1200') : undefined;
  const others = list.data.filter(({ _id }) => _id !== post._id);
  const alike = others.filter(({ category }) => category._id === post.category._id);
  return {
    head: pageHead(
      facts,
      {
        title: `${post.title} · Metade`,
        description: post.lead,
        image,
        jsonLd: [
          {
            '@context': 'https://schema.org',
            '@type': 'BlogPosting',
            headline: post.title,
            description: post.lead,
            image,
            datePublished: post.date,
            inLanguage: facts.locale,
            author: { '@type': 'Organization', name: 'Metade', url: facts.options.publicUrl },
          },
        ],
      },
      `/blog/details/${post.slug}`,
    ),
    post,
    html: markdownToHtml(text),
    more: [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function BlogPost({ loaderData: { post, html, more } }: Route.ComponentProps) {
  const { m, date } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <article className="max-w-[44rem]">
        <p className="text-sm text-ink-3">
          <Link to="/blog" className="text-link">
            {m.site.blog}
          </Link>{' '}
          {post.categories.map(({ _id, name }) => (
            <span key={_id}>
              ·{' '}
              <Link to={`/blog?category=${_id}`} className="text-link">
                {name}
              </Link>{' '}
            </span>
          ))}
          {post.author ? <span>· {post.author} </span> : null}·{' '}
          <time dateTime={post.date}>{date(post.date, 'year')}</time>
        </p>
        <h1 className="mt-3 text-dlg">{post.title}</h1>
        <p className="mt-3 text-lg text-ink-2">{post.lead}</p>
        <Picture
          picture={post.picture}
          eager
          sizes="(min-width: 768px) 44rem, 92vw"
          className="mt-6 mb-4 aspect-4/3 w-full rounded-3"
        />
        <Prose html={html} />
      </article>
      {more.length > 0 ? (
        <section className="mt-14 border-t border-line pt-8" aria-label={m.content.blogMore}>
          <p className="display text-dmd">{m.content.blogMore}</p>
          <div className="mt-5 grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {more.map((other) => (
              <PostCard key={other._id} post={other} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
