import type { ReactNode } from 'react';
import { RefreshControl, ScrollView } from 'react-native';
import { space } from '../theme/theme';

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
