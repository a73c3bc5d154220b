import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import type { MailContent, MailFrame } from '@metade/i18n/mail/mail-content.ts';
import { mailColours } from './mail-colours.ts';
import type { MailColour } from './mail-colours.ts';

export type MailSurroundings = {
  locale: Locale;
  frame: MailFrame | null;
  publicUrl: string;
  /** schema.org data about the message's subject. */
  jsonLd?: object | undefined;
  /** Unsubscribe address for mails of this kind. */
  unsubscribe?: string | null;
};

/**
 * A message as HTML for mail programs: tables with inline styles, since many programs drop style sheets; the one style sheet only
 * adds dark mode. All text is escaped.
 */
export function mailHtml(
  content: MailContent,
  { locale, frame, publicUrl, jsonLd, unsubscribe = null }: MailSurroundings,
): string {
  const data = jsonLd
    ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(content.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
${data}
</head>
<body class="b-surface-sunk" style="margin:0;padding:0;${ground('surface-sunk')}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="b-surface-sunk" style="${ground('surface-sunk')}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="b-page l-line" style="max-width:560px;border:1px solid ${mailColours.light.line};border-radius:20px;${ground('page')}">
<tr><td style="padding:28px 28px 0">${wordmark(publicUrl)}</td></tr>
${[stateBand, title, greeting, paragraphs, quote, code, facts, action, links].map((part) => part(content)).join('')}
${frame ? footer(frame, publicUrl, unsubscribe) : row('')}
</table>
</td></tr></table>
</body>
</html>
`;
}

const display = "font-family:'Arial Narrow','Helvetica Neue',Arial,sans-serif;font-weight:700;letter-spacing:-0.02em;";
const type = (size: number, height: number) =>
  `font-family:system-ui,'Segoe UI',Roboto,Arial,sans-serif;font-size:${size}px;line-height:${height}px;`;
const ink = (colour: MailColour) => `color:${mailColours.light[colour]};`;
const ground = (colour: MailColour) => `background-color:${mailColours.light[colour]};`;
const row = (inner: string, top = 16) => `<tr><td style="padding:${top}px 28px 0">${inner}</td></tr>\n`;

const darkRules = (Object.entries(mailColours.dark) as [MailColour, string][])
  .map(
    ([name, value]) =>
      `.i-${name}{color:${value}!important}.b-${name}{background-color:${value}!important}.l-${name}{border-color:${value}!important}`,
  )
  .join('');

// The logo: two half plates, the first filled, the second an outline.
function wordmark(publicUrl: string): string {
  const plate = (style: string) =>
    `<td valign="bottom" style="padding:0 3px 0 0"><div class="b-brand l-brand" style="width:16px;height:8px;border-radius:9px 9px 0 0;${style}"></div></td>`;
  const empty = `<td valign="bottom" style="padding:0 9px 0 0"><div class="l-brand" style="width:13px;height:7px;border-radius:9px 9px 0 0;border:2px solid ${mailColours.light.brand};border-bottom:0"></div></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${plate(ground('brand'))}${empty}<td><a href="${escaped(publicUrl)}" class="i-brand-ink" style="${display}font-size:24px;line-height:24px;text-decoration:none;${ink('brand-ink')}">metade</a></td></tr></table>`;
}

function footer(frame: MailFrame, publicUrl: string, unsubscribe: string | null): string {
  return `<tr><td style="padding:28px 28px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="l-line" style="border-top:1px solid ${mailColours.light.line};font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>
<tr><td class="i-ink-3" style="padding:16px 28px 28px;${type(13, 18)}${ink('ink-3')}"><strong>Metade</strong> · ${escaped(frame.tagline)}<br>${escaped(frame.why)} ${link(`${publicUrl}/contact`, frame.contact)}${unsubscribe ? `<br>${link(unsubscribe, frame.unsubscribe)}` : ''}</td></tr>`;
}

function stateBand({ state }: MailContent): string {
  if (!state) return '';
  const [soft, dark] = [`${state.tone}-soft`, `${state.tone}-ink`] as const;
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="b-${soft} i-${dark}" style="padding:6px 12px;border-radius:10px;font-weight:600;${type(15, 22)}${ink(dark)}${ground(soft)}">${escaped(state.word)}</td></tr></table>`,
    24,
  );
}

function title({ title: text }: MailContent): string {
  return row(
    `<h1 class="i-ink" style="margin:0;${display}font-size:30px;line-height:34px;${ink('ink')}">${escaped(text)}</h1>`,
    20,
  );
}

function greeting({ greeting: text }: MailContent): string {
  return text ? row(paragraph(text)) : '';
}

function paragraphs({ paragraphs: list }: MailContent): string {
  return list.map((text) => row(paragraph(text))).join('');
}

function paragraph(text: string): string {
  return `<p class="i-ink-2" style="margin:0;${type(17, 26)}${ink('ink-2')}">${lines(text)}</p>`;
}

function quote({ quote: words }: MailContent): string {
  if (!words) return '';
  return row(
    `<p class="i-ink-3" style="margin:0 0 4px;${type(13, 18)}${ink('ink-3')}">${escaped(words.by)}</p><blockquote class="i-ink l-line" style="margin:0;padding:2px 0 2px 14px;border-left:3px solid ${mailColours.light.line};${type(17, 26)}${ink('ink')}">${lines(words.text)}</blockquote>`,
  );
}

function code({ code: shown }: MailContent): string {
  if (!shown) return '';
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="b-surface-sunk" style="padding:14px 18px;border-radius:14px;${ground('surface-sunk')}"><span class="i-ink-3" style="${type(13, 18)}${ink('ink-3')}">${escaped(shown.label)}</span><br><span class="i-ink" style="${display}font-size:30px;line-height:36px;letter-spacing:0.08em;${ink('ink')}">${escaped(shown.value)}</span></td></tr></table>`,
    20,
  );
}

/** On a phone a longer label would not fit beside its value. */
const oneLineMax = 18;

function facts({ facts: list }: MailContent): string {
  if (list.length === 0) return '';
  const rows = list.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="i-ink-3 l-line" style="padding:9px 14px 9px 0;border-bottom:1px solid ${mailColours.light.line};font-weight:400;${label.length <= oneLineMax ? 'white-space:nowrap;' : ''}${type(15, 22)}${ink('ink-3')}">${escaped(label)}</th><td valign="top" class="i-ink l-line" style="padding:9px 0;border-bottom:1px solid ${mailColours.light.line};font-weight:600;${type(15, 22)}${ink('ink')}">${lines(value)}</td></tr>`,
  );
  return row(
    `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join('')}</table>`,
    20,
  );
}

function action({ action: button }: MailContent): string {
  if (!button) return '';
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="b-brand" style="border-radius:10px;${ground('brand')}"><a href="${escaped(button.href)}" class="i-on-brand" style="display:inline-block;padding:12px 22px;font-weight:600;text-decoration:none;${type(17, 22)}${ink('on-brand')}">${escaped(button.label)}</a></td></tr></table>`,
    24,
  );
}

function links({ links: list }: MailContent): string {
  return list.map(({ label, href }) => row(`<p style="margin:0;${type(15, 22)}">${link(href, label)}</p>`)).join('');
}

function link(href: string, label: string): string {
  return `<a href="${escaped(href)}" class="i-info" style="text-decoration:underline;${ink('info')}">${escaped(label)}</a>`;
}

function lines(text: string): string {
  return escaped(text).replace(/\r?\n/g, '<br>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
