import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';

/** Colours of what is printed. */
export const ink = '#221815';
export const faint = '#6b5d57';
export const line = '#d9cfc9';
export const brand = '#c5281c';

const fonts = {
  text: fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf')),
};

let known: ReadonlySet<number> | undefined;

/** Replaces characters that the fonts lack with a question mark. */
export function plain(text: string): string {
  known ??= new Set((openSync(fonts.text) as Font).characterSet);
  return text.normalize('NFC').replace(/./gu, (letter) => (known?.has(letter.codePointAt(0) ?? 0) ? letter : '?'));
}

/** An empty A4 document with our fonts, `text` and `bold`, and its bytes once it has ended. margin: in points. */
export function newPdf({ title, locale, margin }: { title: string; locale: string; margin: number }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: plain(title), Author: 'Metade' },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  return { pdf, written: bytesOf(pdf) };
}

/** Numbers every page at its foot, on the right; foot: what stands on the left. width: of the text, in points. */
export function numberPages(
  pdf: PDFKit.PDFDocument,
  { width, number, foot = '' }: { width: number; number: (page: number, pages: number) => string; foot?: string },
): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const { left } = pdf.page.margins;
    // Below the margin, where text would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('text').fontSize(8).fillColor(faint);
    if (foot) pdf.text(plain(foot), left, 800, { lineBreak: false });
    pdf.text(number(page + 1, count), left, 800, { width, align: 'right', lineBreak: false });
  }
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
