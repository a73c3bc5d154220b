import { LegalScreen } from '../src/content/legal-screen';
import { useWords } from '../src/words/words';

export default function PrivacyPolicy() {
  const { m } = useWords();
  return <LegalScreen kind="getPrivacyPolicy" title={m.site.privacy} />;
}
