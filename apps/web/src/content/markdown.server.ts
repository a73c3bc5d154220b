import { micromark } from 'micromark';

/** Markdown as HTML that is safe to put into a page: HTML inside of it is shown as text, and only known kinds of links stay. */
export function markdownToHtml(text: string): string {
  return micromark(text);
}
