import { findFaqs } from '@metade/domain/find-faqs.ts';
import { router } from 'expo-router';
import { Fragment, useCallback, useState } from 'react';
import { View } from 'react-native';
import { useCall, useLoaded } from '../src/api/api';
import { Question } from '../src/content/question';
import { useExplore } from '../src/explore/explore-state';
import { Button, Empty } from '../src/parts/button';
import { Field } from '../src/parts/field';
import { Loading } from '../src/parts/loading';
import { goBack, Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { space } from '../src/theme/theme';
import { useWords } from '../src/words/words';

/** Questions and answers by group, found while one types. */
export default function Faq() {
  const { m } = useWords();
  const words = m.content;
  const call = useCall();
  const { country } = useExplore().question.city;
  const [search, setSearch] = useState('');
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await call('listFaqs', { query: { country } }, { signal })).data, [call, country]),
  );
  const found = findFaqs(value ?? [], search);
  return (
    <Screen title={words.faqTitle} onBack={() => goBack('/profile')}>
      <Field label={words.faqSearch} value={search} onChange={setSearch} inputMode="search" maxLength={100} />
      {search.trim() && value ? (
        <T kind="small" tone="ink3" role="status">
          {words.faqFound(found.length)}
        </T>
      ) : null}
      {value ? null : <Loading failure={failure} again={again} />}
      {value?.length === 0 ? <T tone="ink2">{words.faqEmpty}</T> : null}
      {value && value.length > 0 && found.length === 0 ? (
        <Empty title={words.faqNothing}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s3 }}>
            <Button onPress={() => setSearch('')}>{words.faqAll}</Button>
            <Button onPress={() => router.push('/contact')}>{words.writeTo}</Button>
          </View>
        </Empty>
      ) : null}
      <View>
        {found.map((faq, index) => (
          <Fragment key={faq._id}>
            {faq.group._id === found[index - 1]?.group._id ? null : (
              <T kind="heading" role="heading" aria-level={2} style={{ paddingTop: space.s6, paddingBottom: space.s1 }}>
                {faq.group.name}
              </T>
            )}
            <Question question={faq.question} answer={faq.answer} open={found.length === 1} />
          </Fragment>
        ))}
      </View>
    </Screen>
  );
}
