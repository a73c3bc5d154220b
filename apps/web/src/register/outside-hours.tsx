import type { Registration } from '@metade/contracts/registration.ts';
import { periods, tableSizes } from '@metade/domain/grid.ts';
import { tablesOutsideHours } from '@metade/domain/opening-hours.ts';
import { outsideHoursText } from '@metade/i18n/outside-hours.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { spanName, spanNumbers, weekFromMonday } from './week.ts';

type Week = Parameters<typeof tablesOutsideHours>[0];

/** Warns about tables offered while the restaurant is closed. */
export function OutsideHours({ tables, children }: { tables: Week; children?: ReactNode }) {
  const { locale } = useWords();
  if (tables.length === 0) return null;
  const { title, text, lines } = outsideHoursText(tables, locale);
  return (
    <Banner tone="wait" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </Banner>
  );
}

/** The same for the surrounding form's current input; without JavaScript, for saved data. */
export function OutsideHoursTyped({ registration }: { registration: Registration | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [tables, setTables] = useState<Week>(() =>
    registration ? tablesOutsideHours(registration.tables, registration.worksheet) : [],
  );
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const look = () => setTables(typedOutside(new FormData(form)));
    look();
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, []);
  return (
    <div ref={place} aria-live="polite">
      <OutsideHours tables={tables} />
    </div>
  );
}

function typedOutside(form: FormData): Week {
  const text = (name: string) => String(form.get(name) ?? '');
  const spans = weekFromMonday.flatMap((day) =>
    spanNumbers.map((nth) => ({
      day,
      time_open: text(spanName('open', day, nth)),
      time_close: text(spanName('close', day, nth)),
    })),
  );
  const tables = weekFromMonday.flatMap((day) =>
    periods.map((period) => ({
      day,
      period,
      time: text(`cell-${day}-${period}-time`),
      qtd: tableSizes.reduce((sum, size) => sum + (Number(text(`cell-${day}-${period}-${size}`)) || 0), 0),
    })),
  );
  return tablesOutsideHours(tables, spans);
}
