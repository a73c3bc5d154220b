import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useCall, useLoaded } from '../../src/api/api';
import { PostCard } from '../../src/content/post-card';
import { useExplore } from '../../src/explore/explore-state';
import { Button, Empty } from '../../src/parts/button';
import { Radio } from '../../src/parts/choice';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { usePages } from '../../src/parts/use-pages';
import { space } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

/** Posts, the newest first, of all categories or one. */
export default function Blog() {
  const { m } = useWords();
  const call = useCall();
  const { country } = useExplore().question.city;
  const [category, setCategory] = useState<string | undefined>(undefined);
  const categories = useLoaded(
    useCallback(
      async (signal) => (await call('listPosts', { query: { country } }, { signal })).categories,
      [call, country],
    ),
  ).value;
  const { value, failure, again, more } = usePages(
    useCallback(
      (page, signal) => call('listPosts', { query: { country, category, page } }, { signal }),
      [call, country, category],
    ),
  );
  return (
    <Screen title={m.site.blog} onBack={() => goBack('/profile')}>
      <T tone="ink2">{m.content.blogText}</T>
      <View
        role="radiogroup"
        aria-label={m.content.blogCategories}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}
      >
        <Radio name={m.content.blogAll} chosen={!category} onPress={() => setCategory(undefined)} />
        {(categories ?? []).map(({ _id, name }) => (
          <Radio key={_id} name={name} chosen={_id === category} onPress={() => setCategory(_id)} />
        ))}
      </View>
      {value ? (
        value.rows.map((post) => <PostCard key={post._id} post={post} />)
      ) : (
        <Loading failure={failure} again={again} />
      )}
      {value?.rows.length === 0 ? <Empty title={m.content.blogEmpty} /> : null}
      {value?.hasMore ? <Button onPress={more}>{m.content.older}</Button> : null}
    </Screen>
  );
}
