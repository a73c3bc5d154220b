import type { Answer } from '@metade/api-client/client.ts';
import { Link } from 'react-router';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';

export type PostCardView = Answer<'listPosts'>['data'][number];

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, eager = false }: { post: PostCardView; eager?: boolean }) {
  const { date } = useWords();
  return (
    <article className="relative">
      <Picture
        picture={post.picture}
        alt=""
        eager={eager}
        sizes="(min-width: 1024px) 24rem, (min-width: 640px) 45vw, 92vw"
        className="aspect-4/3 w-full rounded-3"
      />
      <p className="mt-3 text-xs text-ink-3">
        {[post.category.name, date(post.date, 'year')].filter(Boolean).join(' · ')}
      </p>
      <h2 className="mt-1 text-dsm">
        <Link
          to={`/blog/details/${post.slug}`}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {post.title}
        </Link>
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">{post.lead}</p>
    </article>
  );
}
