import { router } from 'expo-router';
import { View } from 'react-native';
import { LeadForm } from '../src/content/lead-form';
import { Points } from '../src/content/points';
import { Button } from '../src/parts/button';
import { goBack, Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { space } from '../src/theme/theme';
import { useWords } from '../src/words/words';

/** The quickest ways to an answer, and a form for all else. */
export default function Contact() {
  const { m } = useWords();
  const words = m.content;
  return (
    <Screen title={words.contactTitle} onBack={() => goBack('/profile')}>
      <T tone="ink2">{words.contactText}</T>
      <Points points={[words.contactReservation, words.contactFaq, words.writeText]} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s3 }}>
        <Button onPress={() => router.push('/bookings')}>{m.site.myReservations}</Button>
        <Button onPress={() => router.push('/faq')}>{m.site.faq}</Button>
      </View>
      <LeadForm kind="sendContact" />
    </Screen>
  );
}
