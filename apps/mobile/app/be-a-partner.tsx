import { LeadForm } from '../src/content/lead-form';
import { Points } from '../src/content/points';
import { goBack, Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { useWords } from '../src/words/words';

export default function BeAPartner() {
  const { m } = useWords();
  const words = m.content;
  return (
    <Screen title={words.partnerTitle} onBack={() => goBack('/profile')}>
      <T tone="ink2">{words.partnerText}</T>
      <Points points={words.partnerPoints} />
      <LeadForm kind="sendPartner" />
    </Screen>
  );
}
