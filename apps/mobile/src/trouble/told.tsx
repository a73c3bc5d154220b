import { Banner } from '../parts/banner';
import { useWords } from '../words/words';

const tones = { open: 'wait', right: 'ok', rejected: 'bad' } as const;

/** How a complaint stands, with what was written to the diner. */
export function Told({ state, words, note }: { state: keyof typeof tones; words: string; note: string | null }) {
  const { m } = useWords();
  return (
    <Banner tone={tones[state]} title={words}>
      {note ? `${m.trouble.weWrote}: ${note}` : undefined}
    </Banner>
  );
}
