export const tags = { en: 'en-GB', es: 'es-ES', pt: 'pt-PT', 'pt-BR': 'pt-BR' };
export type Language = keyof typeof tags;

/** One of the gateway's own pages. content: HTML. */
export function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language === 'pt' ? tags.pt : language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
      main { max-width: 26rem; margin: 3rem auto; padding: 0 1.25rem; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; }
      dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
      form { display: flex; flex-wrap: wrap; gap: .75rem; }
      label { flex: 1 1 100%; display: grid; gap: .25rem; font-weight: 600; }
      input { min-height: 3rem; padding: 0 .75rem; font: inherit; border: 2px solid; border-radius: .5rem; background: Canvas; color: CanvasText; }
      button { flex: 1 1 10rem; min-height: 3rem; font: inherit; border: 2px solid; border-radius: .5rem; background: Canvas; color: CanvasText; cursor: pointer; }
      button.approve { background: CanvasText; color: Canvas; font-weight: 600; }
      :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

/** returnUrl: where a form on the page leads; null where it has none. */
export function pageHeaders(returnUrl: string | null): Record<string, string> {
  // Browsers hold the redirect that follows a form to form-action too.
  const formTargets = returnUrl ? `'self' ${new URL(returnUrl).origin}` : `'none'`;
  return {
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    // A shop may open it in a window of its own, and waits for that to end.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
