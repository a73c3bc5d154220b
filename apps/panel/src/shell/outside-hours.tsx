import { outsideHoursText } from '@metade/i18n/outside-hours.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** Warns about tables offered while the restaurant is closed. */
export function OutsideHours({ tables }: { tables: readonly { day: number; time: string }[] }) {
  const { locale } = useWords();
  if (tables.length === 0) return null;
  const { title, text, lines } = outsideHoursText(tables, locale);
  return (
    <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
