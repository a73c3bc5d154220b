import type { MailContent, MailFrame } from '@metade/i18n/mail/mail-content.ts';

/** A message as plain text, with the same content as its HTML. */
export function mailText(
  content: MailContent,
  frame: MailFrame | null,
  publicUrl: string,
  unsubscribe: string | null = null,
): string {
  const { state, title, greeting, paragraphs, quote, code, facts, action, links } = content;
  const blocks = [
    state ? `[${state.word}]` : '',
    title,
    greeting ?? '',
    ...paragraphs,
    quote ? `${quote.by}:\n${quoted(quote.text)}` : '',
    code ? `${code.label}: ${code.value}` : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.href}` : '',
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    frame
      ? `--\nMetade · ${frame.tagline}\n${frame.why}\n${frame.contact}: ${publicUrl}/contact${unsubscribe ? `\n${frame.unsubscribe}: ${unsubscribe}` : ''}`
      : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}
