import { feeParts } from '@metade/i18n/fee-parts.ts';
import { useWords } from '../words/words.tsx';

/** The lines between a fee and its total. */
export function PartLines({ parts }: { parts: Parameters<typeof feeParts>[0] }) {
  const { m, money } = useWords();
  return feeParts(parts, m).map(({ name, sum }) => (
    <div key={name} className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="font-semibold text-ok-ink">−{money(sum)}</dd>
    </div>
  ));
}
