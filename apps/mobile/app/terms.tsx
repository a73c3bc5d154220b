import { LegalScreen } from '../src/content/legal-screen';
import { useWords } from '../src/words/words';

export default function Terms() {
  const { m } = useWords();
  return <LegalScreen kind="getTerms" title={m.site.terms} />;
}
