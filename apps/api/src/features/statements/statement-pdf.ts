import type { Locale } from '@metade/contracts/catalogue.ts';
import type { ClosedStatement, Statement } from '@metade/contracts/statements.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { brand, faint, ink, line, newPdf, numberPages, plain } from '../../adapters/pdf.ts';

type Page = PDFKit.PDFDocument;
type Words = ReturnType<typeof panelWords>['statement'];
/** A name and the figures beside it. */
type Line = [string, ...string[]];

const left = 40;
const width = 515;
const bottom = 770;
/** The right edge of each column of figures. */
const ends = [215, 275, 335, 400, 460, width];

/** A closed statement as an A4 document; its table repeats its head on every page. */
export function statementPdf(closed: ClosedStatement & { statement: Statement }, locale: Locale): Promise<Buffer> {
  const { statement } = closed;
  const words = panelWords(locale).statement;
  const title = words.title(monthName(closed.month, locale));
  const { pdf, written } = newPdf({ title: `${title}, ${statement.licensee.name}`, locale, margin: left });
  head(pdf, closed, title, words, locale);
  table(pdf, statement, words, locale);
  pdf.moveDown(1.5).font('text').fontSize(9).fillColor(faint);
  for (const note of [words.how, words.later, words.taxes]) pdf.text(plain(note), left, pdf.y, { width }).moveDown(0.4);
  numberPages(pdf, { width, number: words.page, foot: words.questions });
  pdf.end();
  return written;
}

function head(
  pdf: Page,
  { number, closed, statement }: ClosedStatement & { statement: Statement },
  title: string,
  words: Words,
  locale: Locale,
): void {
  const issued = [words.number(number), words.issued(formatDate(closed.slice(0, 10), locale, 'year'))];
  pdf.fillColor(brand).font('bold').fontSize(16).text('metade', left, left);
  pdf.font('text').fontSize(9).fillColor(faint);
  issued.forEach((text, index) => pdf.text(plain(text), left, left + 2 + index * 12, { width, align: 'right' }));
  pdf
    .fillColor(ink)
    .font('bold')
    .fontSize(20)
    .text(plain(title), left, left + 50, { width });
  pdf
    .font('text')
    .fontSize(10)
    .text(plain(`${statement.licensee.name}. ${words.territory(statement.territory.join(', '))}`), { width });
  const top = pdf.y + 14;
  const told: [string, string][] = [
    [words.net, moneyOf(statement, locale)(statement.net)],
    [words.yourShare, `${statement.percent} %`],
    [words.payable, moneyOf(statement, locale)(statement.payable)],
  ];
  pdf.roundedRect(left, top, width, 48, 6).lineWidth(0.7).strokeColor(line).stroke();
  told.forEach(([name, value], index) => {
    const x = left + 12 + (index * width) / 3;
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(faint)
      .text(plain(name), x, top + 9, { lineBreak: false });
    pdf
      .font('bold')
      .fontSize(14)
      .fillColor(ink)
      .text(plain(value), x, top + 23, { lineBreak: false });
  });
  pdf.x = left;
  pdf.y = top + 66;
}

function moneyOf({ currency }: Statement, locale: Locale): (amount: number) => string {
  return (amount) => formatMoney({ amount, currency }, locale);
}

const monthName = (month: string, locale: Locale) => formatDate(`${month}-01`, locale, 'month');

function table(pdf: Page, statement: Statement, words: Words, locale: Locale): void {
  const money = moneyOf(statement, locale);
  const some = (amount: number) => (amount === 0 ? '—' : money(-amount));
  const columns: Line = [
    words.restaurant,
    words.orders,
    words.fees,
    words.refunds,
    words.parts,
    words.net,
    words.share,
  ];
  const figures = (row: Statement['rows'][number]): Line => [
    row.month === statement.month ? row.name : words.carried(row.name, monthName(row.month, locale)),
    String(row.orders),
    money(row.fees),
    some(row.refunds),
    some(row.parts),
    money(row.net),
    money(row.share),
  ];
  const drawHead = () => tableLine(pdf, columns, 'head');
  drawHead();
  if (statement.rows.length === 0) tableLine(pdf, [words.none(monthName(statement.month, locale))], 'row');
  for (const row of [...statement.rows, ...statement.carried]) {
    if (pdf.y > bottom - 20) {
      pdf.addPage();
      drawHead();
    }
    tableLine(pdf, figures(row), 'row');
  }
  for (const { reason, amount } of statement.adjustments)
    tableLine(pdf, [reason, '', '', '', '', '', money(amount)], 'row');
  tableLine(
    pdf,
    [
      words.total,
      String(statement.orders),
      money(statement.fees),
      some(statement.refunds),
      some(statement.parts),
      money(statement.net),
      money(statement.payable),
    ],
    'total',
  );
}

function tableLine(pdf: Page, [name, ...figures]: Line, kind: 'head' | 'row' | 'total'): void {
  const top = pdf.y;
  const height = 20;
  pdf.font(kind === 'row' ? 'text' : 'bold').fontSize(kind === 'head' ? 7.5 : 8.5);
  pdf.fillColor(kind === 'head' ? faint : ink);
  pdf.text(plain(name), left, top + 5, { width: figures.length > 0 ? 160 : width, height: 12, ellipsis: true });
  figures.forEach((figure, index) => {
    const from = index === 0 ? 150 : (ends[index - 1] ?? 0) + 2;
    const end = ends[index] ?? width;
    pdf.text(plain(figure), left + from, top + 5, { width: end - from, align: 'right', lineBreak: false });
  });
  pdf
    .moveTo(left, kind === 'total' ? top : top + height)
    .lineTo(left + width, kind === 'total' ? top : top + height)
    .lineWidth(kind === 'total' ? 1 : 0.5)
    .strokeColor(kind === 'total' ? ink : line)
    .stroke();
  pdf.x = left;
  pdf.y = top + height;
}
