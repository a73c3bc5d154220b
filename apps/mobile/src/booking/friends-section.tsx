import type { Order } from '@metade/contracts/orders.ts';
import type { BookingSharing } from '@metade/contracts/shared-bookings.ts';
import Share2 from 'lucide-react-native/icons/share-2';
import UsersRound from 'lucide-react-native/icons/users-round';
import X from 'lucide-react-native/icons/x';
import { useCallback } from 'react';
import { Share, View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { radius, space, useTheme } from '../theme/theme';
import { IconButton } from '../parts/icon-button';
import { useWords } from '../words/words';

/** The link by which friends see a booking, what they answered, and a way to end it. Nothing where it cannot be asked about. */
export function FriendsSection({ order: { _id: id, restaurant, date, time } }: { order: Order }) {
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
  const words = m.sharing;
  const api = useApi();
  const sending = useSending();
  const { value: sharing, put } = useLoaded(
    useCallback(async (signal) => (await api.call('getSharing', { params: { id } }, { signal })).data, [api, id]),
  );
  if (!sharing) return null;
  const set = (what: () => Promise<{ data: BookingSharing }>) =>
    void sending.send(async () => put((await what()).data));
  const share = (url: string) =>
    void Share.share({ message: `${restaurant.company_name}: ${dateWords(date)}, ${time}\n${url}` }).catch(() => null);
  const { url, guests } = sharing;
  return (
    <Section title={words.title} inset={false}>
      <T kind="small" tone="ink2">
        {url ? words.onText : words.offText}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {url ? (
          <>
            <Button icon={<Share2 color={colour.ink} size={18} />} onPress={() => share(url)}>
              {m.orders.share}
            </Button>
            <Button disabled={sending.busy} onPress={() => set(() => api.call('unshareBooking', { params: { id } }))}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button
            icon={<UsersRound color={colour.ink} size={18} />}
            disabled={sending.busy}
            onPress={() => set(() => api.call('shareBooking', { params: { id } }))}
          >
            {words.make}
          </Button>
        )}
      </View>
      <Outcome of={sending} />
      {guests.length > 0 ? (
        <View role="list" aria-label={words.answers}>
          {guests.map((guest) => (
            <View
              key={guest._id}
              role="listitem"
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: space.s2,
                paddingVertical: space.s1,
                borderTopWidth: 1,
                borderTopColor: colour.line,
              }}
            >
              <View style={{ flex: 1 }}>
                <T kind="strong">{guest.name}</T>
                {guest.allergies ? (
                  <T kind="small" tone="ink2">
                    {words.allergic(guest.allergies)}
                  </T>
                ) : null}
              </View>
              <View
                style={{
                  paddingHorizontal: space.s2,
                  paddingVertical: 4,
                  borderRadius: radius.tag,
                  backgroundColor: guest.coming ? colour.okSoft : colour.surfaceHover,
                }}
              >
                <T kind="captionStrong" tone={guest.coming ? 'okInk' : 'ink2'}>
                  {guest.coming ? words.comes : words.staysAway}
                </T>
              </View>
              <IconButton
                label={words.remove(guest.name)}
                onPress={() => set(() => api.call('removeGuest', { params: { id, guest: guest._id } }))}
              >
                <X color={colour.ink} size={20} />
              </IconButton>
            </View>
          ))}
        </View>
      ) : null}
    </Section>
  );
}
