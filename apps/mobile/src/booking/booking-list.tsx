import type { ReactNode } from 'react';
import { RefreshControl, ScrollView } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { useSavedAt } from './use-saved-at';

/** What one of the bookings' tabs scrolls. */
export function BookingList({
  loading,
  again,
  children,
}: {
  loading: boolean;
  again: () => void;
  children: ReactNode;
}) {
  return (
    <ScrollView
      tabIndex={0}
      refreshControl={<RefreshControl refreshing={loading} onRefresh={again} />}
      contentContainerStyle={{
        width: '100%',
        maxWidth: 720,
        alignSelf: 'center',
        padding: space.s4,
        paddingBottom: space.s8,
        gap: space.s4,
      }}
    >
      {children}
    </ScrollView>
  );
}

/** Without a network: that there is none, and how old is what is shown. */
export function Away({ failed, age, again }: { failed: boolean; age: number | null; again: () => void }) {
  const { m, app } = useWords();
  const savedAt = useSavedAt(age);
  if (!failed) return null;
  return (
    <Banner tone="offline" title={app.noNetwork} action={<Button onPress={again}>{m.site.tryAgain}</Button>}>
      {savedAt}
    </Banner>
  );
}
