import type { Report } from '@metade/contracts/report.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { fillSentence } from '@metade/i18n/report-findings.ts';
import { useWords } from '../words/words.tsx';
import { Finding } from './finding.tsx';
import { FiguresTable } from './figures-table.tsx';
import { FillMap } from './fill-map.tsx';
import { Headlines } from './headlines.tsx';
import { WeekChart } from './week-chart.tsx';

/** A report as a page: main figures, comparison, occupancy by day and period, weeks. */
export function ReportBody({ report }: { report: Report }) {
  const { m, locale, date } = useWords();
  const { ticket_avg, currency, city, before, requests, reviews } = report;
  const ticket = ticket_avg === null ? null : formatMoney({ amount: ticket_avg, currency }, locale, 'short');
  const notes = [
    report.until < report.last ? m.report.until(date(report.until)) : null,
    m.report.beforeDates(m.report.dates(date(before.first, 'past'), date(before.last, 'past'))),
    city === null
      ? m.report.noCity
      : m.report.cityNote(
          cityName(report.restaurant.city, locale),
          m.report.quarter(city.quarter.slice(-1), city.quarter.slice(0, 4)),
          city.restaurants,
        ),
    ticket === null ? m.report.noTicket : m.report.estimate(ticket),
    m.report.honourNote,
    requests.asked > 0 ? m.report.requests(requests.answered, requests.asked) : null,
    reviews > 0 ? `${m.report.reviews(reviews)}.` : null,
    m.report.offeredNote,
  ];
  return (
    <div className="flex flex-col gap-10">
      <Headlines report={report} />
      <section>
        <Finding text={fillSentence(report, m, locale)} />
        <div className="overflow-x-auto">
          <FiguresTable report={report} />
        </div>
        <ul className="mt-4 flex max-w-3xl flex-col gap-1 text-sm text-ink-3">
          {notes.map((note) => (note === null ? null : <li key={note}>{note}</li>))}
        </ul>
      </section>
      <FillMap cells={report.cells} />
      <WeekChart weeks={report.weeks} currency={report.currency} />
    </div>
  );
}
