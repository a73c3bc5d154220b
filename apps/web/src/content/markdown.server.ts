import { micromark } from 'micromark';

/** Markdown as safe HTML: embedded HTML is shown as text, and only allowed kinds of links stay. */
export function markdownToHtml(text: string): string {
  return micromark(text);
}
