import { ChevronDown } from 'lucide-react';
import type { Day } from '@metade/booking-flow/host-days.ts';
import { memo } from 'react';
import { useWords } from '../words/words.tsx';
import { halfHours } from './half-hours.ts';

/** The evening by half hour: people booked, seated and expected, and free tables. */
export const HalfHourStrip = memo(function HalfHourStrip({ day, period }: { day: Day; period: string }) {
  const { m } = useWords();
  const words = m.evening.hours;
  const halves = halfHours(day, period);
  if (halves.length === 0) return null;
  const sum = (of: 'booked' | 'here' | 'free') => halves.reduce((all, half) => all + half[of], 0);
  return (
    <details className="group px-4 md:px-6">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 py-1.5 text-sm text-ink-2">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        <span className="font-semibold text-ink">{words.title}</span>
        <span>{words.sum(sum('here'), sum('booked'), sum('free'))}</span>
      </summary>
      <div className="overflow-x-auto pb-2">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-ink-3">
              <th scope="col" className="py-2 pr-1 sm:pr-3 font-medium">
                {words.time}
              </th>
              <th scope="col" className="px-1 py-2 sm:px-3 text-right font-medium">
                {words.booked}
              </th>
              <th scope="col" className="px-1 py-2 sm:px-3 text-right font-medium">
                {words.here}
              </th>
              <th scope="col" className="px-1 py-2 sm:px-3 text-right font-medium">
                {words.expected}
              </th>
              <th scope="col" className="py-2 pl-1 sm:pl-3 text-right font-medium">
                {words.free}
              </th>
            </tr>
          </thead>
          <tbody>
            {halves.map((half) => (
              <tr key={half.time} className="border-b border-line">
                <th scope="row" className="py-2 pr-1 sm:pr-3 text-left font-semibold">
                  {half.time}
                </th>
                <td className="px-1 py-2 sm:px-3 text-right">{half.booked}</td>
                <td className="px-1 py-2 sm:px-3 text-right text-ok">{half.here}</td>
                <td className="px-1 py-2 sm:px-3 text-right">{half.expected}</td>
                <td className="py-2 pl-1 sm:pl-3 text-right">{half.free}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
