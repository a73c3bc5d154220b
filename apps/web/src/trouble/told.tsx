import { Banner } from '@metade/ui/banner.tsx';
import type { Tone } from '@metade/ui/tag.tsx';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** A complaint's state: waiting, accepted or rejected, with the reply to the diner. */
export function Told({
  state,
  words,
  note,
}: {
  state: 'open' | 'right' | 'rejected';
  words: string;
  note: string | null;
}) {
  const { m } = useWords();
  const { tone, icon: Icon } = LOOK[state];
  return (
    <Banner tone={tone} icon={<Icon aria-hidden="true" className="size-5" />}>
      <p>{words}</p>
      {note ? (
        <p className="mt-1">
          {m.trouble.weWrote}: {note}
        </p>
      ) : null}
    </Banner>
  );
}

const LOOK: Record<'open' | 'right' | 'rejected', { tone: Tone; icon: typeof Hourglass }> = {
  open: { tone: 'wait', icon: Hourglass },
  right: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'bad', icon: CircleAlert },
};
