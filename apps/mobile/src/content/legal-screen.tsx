import { useCallback } from 'react';
import { useCall, useLoaded } from '../api/api';
import { useExplore } from '../explore/explore-state';
import { Loading } from '../parts/loading';
import { goBack, Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useWords } from '../words/words';
import { Prose } from './prose';

/** A legal text with its version. */
export function LegalScreen({ kind, title }: { kind: 'getTerms' | 'getPrivacyPolicy'; title: string }) {
  const { m, date } = useWords();
  const call = useCall();
  const { country } = useExplore().question.city;
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await call(kind, { query: { country } }, { signal })).data, [call, kind, country]),
  );
  return (
    <Screen title={value?.title ?? title} onBack={() => goBack('/profile')}>
      {value ? (
        <>
          <T kind="small" tone="ink3">
            {m.content.version(value.version, date(value.date, 'year'))}
          </T>
          <Prose text={value.text} />
        </>
      ) : (
        <Loading failure={failure} again={again} />
      )}
    </Screen>
  );
}
