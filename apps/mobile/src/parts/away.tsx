import { useSavedAt } from './use-saved-at';
import type { Failure } from '../api/api';
import { useWords } from '../words/words';
import { Banner } from './banner';
import { Button } from './button';
import { UpdateButton } from './outdated';

/** Over what is shown all the same: why it was not asked for anew, and how many ms old it is. text: where that is not known. */
export function Away({
  failure,
  age = null,
  text,
  again,
}: {
  failure: Failure | null;
  age?: number | null;
  text?: string;
  again: () => void;
}) {
  const { m, app } = useWords();
  const savedAt = useSavedAt(age);
  if (!failure) return null;
  if (failure === 'outdated')
    return (
      <Banner tone="wait" title={app.outdatedTitle} urgent action={<UpdateButton />}>
        {app.outdatedText}
      </Banner>
    );
  return (
    <Banner tone="offline" title={app.noNetwork} urgent action={<Button onPress={again}>{m.site.tryAgain}</Button>}>
      {savedAt ?? text}
    </Banner>
  );
}
