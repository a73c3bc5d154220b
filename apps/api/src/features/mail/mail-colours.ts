/**
 * Design tokens for mails, as literals: mail programs know no custom properties. A test compares them with the tokens. Dark values
 * are for programs that follow the system; others invert the light ones, which stay readable.
 */
export const mailColours = {
  light: {
    page: '#ffffff',
    'surface-sunk': '#fbf8f6',
    line: '#eae2dc',
    ink: '#211815',
    'ink-2': '#4f433c',
    'ink-3': '#6b5c53',
    brand: '#c4281c',
    'on-brand': '#ffffff',
    'brand-ink': '#c4281c',
    info: '#24518f',
    'ok-soft': '#f3f7ea',
    'ok-ink': '#3a5417',
    'wait-soft': '#fff7e3',
    'wait-ink': '#6b4400',
    'bad-soft': '#fbf0f4',
    'bad-ink': '#771537',
    'info-soft': '#eff4fb',
    'info-ink': '#1b3f71',
  },
  dark: {
    page: '#17110f',
    'surface-sunk': '#120d0b',
    line: '#3d322c',
    ink: '#f8f2ed',
    'ink-2': '#d9cdc5',
    'ink-3': '#b5a69c',
    brand: '#d13a28',
    'on-brand': '#ffffff',
    'brand-ink': '#ff8f7b',
    info: '#9cc0ee',
    'ok-soft': '#202a14',
    'ok-ink': '#cfe6ab',
    'wait-soft': '#33250a',
    'wait-ink': '#fbdc96',
    'bad-soft': '#3a1223',
    'bad-ink': '#fbd0de',
    'info-soft': '#15243a',
    'info-ink': '#cfe1f8',
  },
} as const;

export type MailColour = keyof typeof mailColours.light;
