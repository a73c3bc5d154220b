import ChevronRight from 'lucide-react-native/icons/chevron-right';
import Phone from 'lucide-react-native/icons/phone';
import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { callPhone } from '../booking/call-phone';
import { Banner } from '../parts/banner';
import { BottomSheet } from '../parts/bottom-sheet';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** How late, each with its hour. until: the hour to which the table is kept. told: in minutes; 0: on time. at: the hour that so many minutes make. */
export function LateSheet({
  until,
  phone,
  choices,
  told,
  isOffline,
  at,
  onTell,
  onClose,
}: {
  until: string;
  phone: string | null;
  choices: readonly number[];
  told: number;
  isOffline: boolean;
  at: (minutes: number) => string;
  onTell: (minutes: number) => void;
  onClose: () => void;
}) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = choices.find((minutes) => minutes === (picked ?? told)) ?? choices[0];
  const most = choices.at(-1);
  return (
    <BottomSheet
      title={app.late.title}
      onClose={onClose}
      foot={
        <>
          {chosen === undefined ? null : (
            <Button kind="brand" onPress={() => onTell(chosen)}>
              {app.late.tell(at(chosen))}
            </Button>
          )}
          {told > 0 ? <Button onPress={() => onTell(0)}>{m.trouble.onTime}</Button> : null}
        </>
      }
    >
      <T tone="ink2">{app.late.text(until)}</T>
      <View
        role="radiogroup"
        aria-label={app.late.title}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}
      >
        {choices.map((minutes) => (
          <Radio
            key={minutes}
            name={m.trouble.lateMinutes(minutes)}
            text={app.late.at(at(minutes))}
            chosen={minutes === chosen}
            grow={100}
            onPress={() => setPicked(minutes)}
          />
        ))}
      </View>
      {phone ? (
        <Pressable
          role="link"
          onPress={() => callPhone(phone)}
          style={{
            minHeight: 52,
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s3,
            borderBottomWidth: 1,
            borderBottomColor: colour.line,
          }}
        >
          <Phone color={colour.ink} size={20} />
          <T kind="smallStrong" style={{ flex: 1 }}>
            {most === undefined ? m.orders.call : app.late.more(most)}
          </T>
          <ChevronRight color={colour.ink3} size={18} />
        </Pressable>
      ) : null}
      {isOffline ? <Banner tone="offline">{app.late.offline}</Banner> : null}
    </BottomSheet>
  );
}
