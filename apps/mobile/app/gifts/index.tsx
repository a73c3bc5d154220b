import { router } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../../src/api/api';
import { Button } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { Section } from '../../src/restaurant/section';
import { Line } from '../../src/rewards/line';
import { useSession } from '../../src/session/session';
import { useWords } from '../../src/words/words';

/** Gift vouchers: the code of one that was given, and those that one has bought. */
export default function Gifts() {
  const { m } = useWords();
  const { token } = useSession();
  const [code, setCode] = useState('');
  const open = () => {
    if (code.trim()) router.push(`/gift/${encodeURIComponent(code.trim())}`);
  };
  return (
    <Screen title={m.gift.plural} onBack={() => goBack('/profile')}>
      <Section inset={false} title={m.gift.haveCode}>
        <Field
          label={m.gift.code}
          value={code}
          onChange={setCode}
          hint={m.gift.codeHint}
          autoCapitalize="characters"
          maxLength={40}
          onSubmitEditing={open}
        />
        <Button disabled={!code.trim()} onPress={open}>
          {m.gift.open}
        </Button>
      </Section>
      <Section inset={false} title={m.gift.listTitle}>
        {token ? <Bought /> : null}
        <Button kind="brand" onPress={() => router.push('/gifts/new')}>
          {m.gift.buy}
        </Button>
      </Section>
    </Screen>
  );
}

function Bought() {
  const { m, money, day } = useWords();
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('listGifts', {}, { signal })).data, [api]),
  );
  if (!value) return <Loading failure={failure} again={again} />;
  if (value.length === 0) return <T tone="ink2">{m.gift.none}</T>;
  return (
    <View>
      {value.map((gift) => (
        <Line
          key={gift._id}
          title={m.gift.forName(gift.to)}
          text={[
            m.gift.states[gift.state],
            gift.code ? (gift.sent ? m.gift.sentOn : m.gift.sendsOn)(day(gift.send_at)) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
          end={money(gift.amount)}
          onPress={() => router.push(`/gifts/${gift._id}`)}
        />
      ))}
    </View>
  );
}
