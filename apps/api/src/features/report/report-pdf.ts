import type { Locale } from '@metade/contracts/catalogue.ts';
import type { QuarterlyReport, Report } from '@metade/contracts/report.ts';
import { periods } from '@metade/domain/grid.ts';
import { percent } from '@metade/domain/report.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { capitalise, formatDate, weekdayName } from '@metade/i18n/format-date.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { cellsSentence, fillSentence, weeksSentence } from '@metade/i18n/report-findings.ts';
import { brand, faint, ink, line, newPdf, numberPages, plain } from '../../adapters/pdf.ts';
import { fillRows, metricRows } from './report-rows.ts';

type Page = PDFKit.PDFDocument;
type Words = ReturnType<typeof panelWords>;

const left = 50;
const width = 495;

/** A quarterly report as an A4 document. */
export function reportPdf(kept: QuarterlyReport & { report: Report }, locale: Locale): Promise<Buffer> {
  const { report } = kept;
  const words = panelWords(locale);
  const quarter = words.report.quarter(kept.quarter.slice(-1), kept.quarter.slice(0, 4));
  const title = `${report.restaurant.company_name}: ${words.report.title}, ${quarter}`;
  const { pdf, written } = newPdf({ title, locale, margin: left });
  head(pdf, report, words, quarter, locale);
  finding(pdf, fillSentence(report, words, locale));
  metricTable(pdf, report, words, locale);
  notes(pdf, report, words, locale);
  pdf.addPage();
  fillTable(pdf, report, words, locale);
  weekChart(pdf, report, words, locale);
  numberPages(pdf, { width, number: words.report.page });
  pdf.end();
  return written;
}

function head(pdf: Page, report: Report, words: Words, quarter: string, locale: Locale): void {
  const dates = [report.first, report.last].map((date) => formatDate(date, locale, 'year')) as [string, string];
  pdf.fillColor(brand).font('bold').fontSize(11).text('Metade', left, left);
  pdf.fillColor(ink).fontSize(22).text(plain(report.restaurant.company_name), { width });
  pdf.fontSize(14).text(plain(`${words.report.title}: ${quarter}`), { width });
  pdf
    .font('text')
    .fontSize(10)
    .fillColor(faint)
    .text(plain(words.report.dates(...dates)), { width });
  pdf.moveDown(1.2);
}

const columns = [left, left + 240, left + 330, left + 415];

function metricTable(pdf: Page, report: Report, words: Words, locale: Locale): void {
  const { figure, now, before, city } = words.report;
  tableRow(pdf, [figure, now, before, city], true);
  for (const row of metricRows(report, locale)) tableRow(pdf, row, false);
  pdf.moveDown(1);
}

function tableRow(pdf: Page, cells: readonly string[], isHead: boolean): void {
  const top = pdf.y;
  pdf
    .font(isHead ? 'bold' : 'text')
    .fontSize(isHead ? 9 : 10.5)
    .fillColor(isHead ? faint : ink);
  cells.forEach((cell, index) => {
    const [x = left, end = left + width] = [columns[index], columns[index + 1]];
    pdf.text(plain(cell), x, top, { width: end - x - 8, align: index === 0 ? 'left' : 'right', lineBreak: isHead });
  });
  const bottom = top + (isHead ? 24 : 17);
  pdf
    .moveTo(left, bottom)
    .lineTo(left + width, bottom)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf.x = left;
  pdf.y = bottom + 5;
}

function notes(pdf: Page, report: Report, words: Words, locale: Locale): void {
  const { report: m } = words;
  const { ticket_avg, currency, city, requests, reviews } = report;
  const lines = [
    ticket_avg === null ? m.noTicket : m.estimate(formatMoney({ amount: ticket_avg, currency }, locale, 'short')),
    m.honourNote,
    m.requests(requests.answered, requests.asked),
    `${m.reviews(reviews)}.`,
    m.offeredNote,
    city === null
      ? m.noCity
      : m.cityNote(
          cityName(report.restaurant.city, locale),
          m.quarter(city.quarter.slice(-1), city.quarter.slice(0, 4)),
          city.restaurants,
        ),
  ];
  pdf.font('text').fontSize(9).fillColor(faint);
  for (const note of lines) pdf.text(plain(note), left, pdf.y, { width }).moveDown(0.4);
}

function fillTable(pdf: Page, report: Report, words: Words, locale: Locale): void {
  title(pdf, words.report.fillTitle, words.report.fillText);
  finding(pdf, cellsSentence(report, words, locale));
  const cellWidth = 125;
  const at = (column: number) => left + 120 + column * cellWidth;
  pdf.font('bold').fontSize(9).fillColor(faint);
  const top = pdf.y;
  periods.forEach((period, column) => pdf.text(plain(words.day.periods[period]), at(column) + 6, top));
  pdf.y = top + 16;
  for (const { day, cells } of fillRows(report)) {
    const y = pdf.y;
    pdf
      .font('text')
      .fontSize(10.5)
      .fillColor(ink)
      .text(plain(capitalise(weekdayName(day, locale))), left, y + 7);
    cells.forEach((cell, column) => {
      const share = cell === null ? 0 : (percent(cell.sold, cell.offered) ?? 0) / 100;
      pdf
        .rect(at(column), y, cellWidth - 4, 24)
        .fillColor(brand, 0.05 + 0.45 * Math.min(1, share))
        .fill();
      const told =
        cell === null
          ? words.report.closed
          : `${formatFigure('percent', percent(cell.sold, cell.offered), '', locale)}  (${words.report.cell(cell.sold, cell.offered)})`;
      pdf.fillColor(ink, 1).text(plain(told), at(column) + 6, y + 7, { lineBreak: false });
    });
    pdf.y = y + 28;
  }
  pdf.x = left;
  pdf.moveDown(1.5);
}

function weekChart(pdf: Page, report: Report, words: Words, locale: Locale): void {
  title(pdf, words.report.weeksTitle, words.report.weeksPicture);
  finding(pdf, weeksSentence(report, words, locale));
  const most = Math.max(1, ...report.weeks.map((week) => Math.max(week.offered, week.sold)));
  for (const week of report.weeks) {
    const y = pdf.y;
    const long = (tables: number) => (tables / most) * 260;
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(ink)
      .text(plain(formatDate(week.date, locale, 'short')), left, y + 1);
    pdf
      .rect(left + 80, y, long(week.offered), 11)
      .fillColor(line)
      .fill();
    pdf
      .rect(left + 80, y, long(week.sold), 11)
      .fillColor('#e59a92')
      .fill();
    pdf
      .rect(left + 80, y + 3, long(week.arrived), 5)
      .fillColor(brand)
      .fill();
    pdf.fillColor(ink).text(`${week.offered} / ${week.sold} / ${week.arrived}`, left + 350, y + 1);
    pdf.y = y + 16;
  }
  pdf.x = left;
}

function title(pdf: Page, name: string, text: string): void {
  pdf.font('bold').fontSize(14).fillColor(ink).text(plain(name), left, pdf.y, { width });
  pdf.font('text').fontSize(9).fillColor(faint).text(plain(text), { width }).moveDown(0.8);
}

function finding(pdf: Page, sentence: string | null): void {
  if (sentence !== null)
    pdf.font('bold').fontSize(10.5).fillColor(ink).text(plain(sentence), left, pdf.y, { width }).moveDown(0.8);
}
