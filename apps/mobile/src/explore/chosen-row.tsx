import { ScrollView } from 'react-native';
import { ChosenChip } from '../parts/chip';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { useExplore } from './explore-state';
import { hasFilters } from './question';
import { useChosen } from './use-chosen';

/** What narrows the search, each given up by a press. */
export function ChosenRow() {
  const { question } = useExplore();
  return hasFilters(question) || question.all ? <Chosen /> : null;
}

function Chosen() {
  const { m } = useWords();
  const { question, ask } = useExplore();
  const chosen = useChosen(question);
  if (chosen.length === 0) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={m.search.filters}
      tabIndex={0}
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={{ gap: space.s2, paddingHorizontal: space.s4 }}
    >
      {chosen.map(({ key, name, without }) => (
        <ChosenChip key={key} name={name} label={m.search.remove(name)} onPress={() => ask(without)} />
      ))}
    </ScrollView>
  );
}
