/** How systems name the kinds of files that are handed over. */
export const fileKinds = {
  data: { mimeType: 'application/json', UTI: 'public.json' },
  calendar: { mimeType: 'text/calendar', UTI: 'com.apple.ical.ics' },
} as const;

export type FileKind = keyof typeof fileKinds;
