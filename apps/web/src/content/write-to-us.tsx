import { buttonClass } from '@metade/ui/button.tsx';
import { Mail } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** A mail link with subject, showing the full address for browsers without a mail program. */
export function WriteToUs({ address, subject, main = false }: { address: string; subject?: string; main?: boolean }) {
  const { m } = useWords();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
      <a href={`mailto:${address}${query}`} className={buttonClass(main ? 'brand' : 'outline')}>
        <Mail aria-hidden="true" className="size-5" />
        {m.content.writeTo}
      </a>
      <span className="text-sm text-ink-2">{address}</span>
    </p>
  );
}
