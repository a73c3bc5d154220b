import { addDays } from '@metade/domain/time.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

/** The date with its neighbours, and a link back to today. */
export function DateSwitch({ date, today }: { date: string; today: string }) {
  const { m, Date } = useWords();
  const to = (day: string) => hrefOf('today', { date: day === today ? null : day });
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1 className="min-w-0 flex-1 text-dmd md:order-2 md:flex-none">
        <span className="md:hidden">{Date(date, 'short')}</span>
        <span className="hidden md:inline">{Date(date)}</span>
      </h1>
      {date === today ? null : (
        <PanelLink href={to(today)} className="text-link content-center px-2 text-sm md:order-4">
          {m.day.backToToday}
        </PanelLink>
      )}
      <PanelLink href={to(addDays(date, -1))} aria-label={m.day.previous} className={`${ARROW} md:order-1 md:-ml-2`}>
        <ChevronLeft aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </PanelLink>
      <PanelLink href={to(addDays(date, 1))} aria-label={m.day.next} className={`${ARROW} md:order-3`}>
        <ChevronRight aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </PanelLink>
    </div>
  );
}

const ARROW = 'grid size-12 shrink-0 place-items-center rounded-2 hover:bg-hover';
