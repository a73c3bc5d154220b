import { foldText } from '@metade/domain/fold-text.ts';
import { decodeHTML } from 'entities';

/** HTML as text: blocks and line breaks become lines, entities characters (also when encoded twice). */
export function htmlToText(html: string): string {
  const lines = html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d|\/section|hr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decodeHTML(decodeHTML(lines))
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** 'PIZZARIA E CHURRASCARIA VARANDA' as 'Pizzaria e Churrascaria Varanda'; text with lower-case letters stays. */
export function fromCapitals(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed !== trimmed.toUpperCase()) return trimmed;
  return trimmed
    .toLowerCase()
    .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:E|Da|De|Do|Das|Dos|Y|Del|La)(?=\s)/g, (word) => word.toLowerCase());
}

/** Lower case without accents, for comparing names. */
export function bareText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
