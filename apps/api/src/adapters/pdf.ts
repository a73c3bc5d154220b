import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** Colours of what is printed. */
export const ink = '#221815';
export const faint = '#6b5d57';
export const line = '#d9cfc9';
export const brand = '#c5281c';

export const fonts = {
  text: fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf')),
};

let known: ReadonlySet<number> | undefined;

/** Replaces characters that the fonts lack with a question mark. */
export function plain(text: string): string {
  known ??= new Set((openSync(fonts.text) as Font).characterSet);
  return text.normalize('NFC').replace(/./gu, (letter) => (known?.has(letter.codePointAt(0) ?? 0) ? letter : '?'));
}

/** The whole document, once it has ended. */
export function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
