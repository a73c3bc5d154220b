import { useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { View } from 'react-native';
import { useCall, useLoaded } from '../../src/api/api';
import { PostCard } from '../../src/content/post-card';
import { Prose } from '../../src/content/prose';
import { useExplore } from '../../src/explore/explore-state';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { Thumb } from '../../src/parts/thumb';
import { Section } from '../../src/restaurant/section';
import { radius } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** One post, and others to read on with. */
export default function BlogPost() {
  const { m, date } = useWords();
  const call = useCall();
  const { slug } = useLocalSearchParams<{ slug: string }>();
  const { country } = useExplore().question.city;
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        const [post, list] = await Promise.all([
          call('getPost', { params: { id: slug }, query: { country } }, { signal }),
          call('listPosts', { query: { country } }, { signal }),
        ]);
        const others = list.data.filter(({ _id }) => _id !== post.data._id);
        const alike = others.filter(({ category }) => category._id === post.data.category._id);
        return {
          post: post.data,
          more: [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3),
        };
      },
      [call, slug, country],
    ),
  );
  if (!value)
    return (
      <Screen title={m.site.blog} onBack={() => goBack('/profile')}>
        <Loading failure={failure} again={again} />
      </Screen>
    );
  const { post, more } = value;
  return (
    <Screen title={m.site.blog} onBack={() => goBack('/profile')}>
      <T kind="small" tone="ink3">
        {[...post.categories.map(({ name }) => name), post.author, date(post.date, 'year')].filter(Boolean).join(' · ')}
      </T>
      <T kind="title" role="heading" aria-level={2}>
        {post.title}
      </T>
      <T kind="strong" tone="ink2">
        {post.lead}
      </T>
      <View style={{ borderRadius: radius.card, overflow: 'hidden' }}>
        <Thumb picture={post.picture} width={720} height={260} />
      </View>
      <Prose text={post.text} />
      {more.length > 0 ? (
        <Section inset={false} title={m.content.blogMore}>
          {more.map((other) => (
            <PostCard key={other._id} post={other} />
          ))}
        </Section>
      ) : null}
    </Screen>
  );
}
