import type { Answer } from '@metade/api-client/client.ts';
import { router } from 'expo-router';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

export type Post = Answer<'listPosts'>['data'][number];

/** A post in a list; the whole card leads to it. */
export function PostCard({ post }: { post: Post }) {
  const { colour } = useTheme();
  const { date } = useWords();
  return (
    <Pressable
      role="link"
      onPress={() => router.push(`/blog/${post.slug}`)}
      style={{ gap: space.s2, paddingBottom: space.s4 }}
    >
      <View style={{ borderRadius: radius.card, overflow: 'hidden', backgroundColor: colour.surfaceHover }}>
        <Thumb picture={post.picture} width={720} height={220} />
      </View>
      <T kind="caption" tone="ink3">
        {[post.category.name, date(post.date, 'year')].filter(Boolean).join(' · ')}
      </T>
      <T kind="heading">{post.title}</T>
      <T kind="small" tone="ink2">
        {post.lead}
      </T>
    </Pressable>
  );
}
