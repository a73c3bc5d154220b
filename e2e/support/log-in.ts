import { demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { url } from './marketplace.ts';

/** Somebody whom the API has let in. */
export type Session = { token: string; email: string; group?: string };

/** Logs in at the API: the one place where journeys come in without the doors' own pages, which to-work.e2e.ts walks through by hand. */
export async function logIn(email: string, password = demoPassword): Promise<Session> {
  const response = await fetch(`${url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`log-in of ${email}: ${await response.text()}`);
  const { token, data } = (await response.json()) as { token: string; data: { group: string } };
  return { token, email, group: data.group };
}

/** Gives the site of a context a session. */
export async function enterSite(context: BrowserContext, { token }: Pick<Session, 'token'>): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** The token of the session that the site of a context has. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const token = (await context.cookies(url)).find(({ name }) => name === 'token')?.value;
  if (!token) throw new Error('nobody is signed in on the site');
  return token;
}

let entered = 0;

/** Gives the panel a session, as it keeps its own, and opens it. Who logs out there stays out. */
export async function openPanel(page: Page, { token, email, group }: Session, path: string): Promise<void> {
  entered += 1;
  await page.addInitScript(
    ({ kept, nth }) => {
      if (Number(sessionStorage.getItem('entered')) >= nth) return;
      sessionStorage.setItem('entered', String(nth));
      localStorage.setItem('metade.panel.session', kept);
    },
    { kept: JSON.stringify({ token, email, group }), nth: entered },
  );
  await page.goto(path);
}
