import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@metade/dev-env/free-port.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { createClient } from '@metade/api-client/client.ts';
import { SMTPServer } from 'smtp-server';
import { serversOf, signalServers } from '../apps/api/test/support/servers-of.ts';
import { cards, fillCard } from './support/checkout.ts';
import { startOwnMarketplace } from './support/own-marketplace.ts';
import { logInAtPanel, takeFirstTime } from './support/own-test.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const keys = { GATEWAY_API_KEY: 'key-of-this-journey-0123', GATEWAY_WEBHOOK_SECRET: 'secret-of-this-journey-0123' };

test(`gateway and mail server gone, then the database frozen: site and panel say so in words, and go on by themselves ${anyWidth}`, async ({
  browser,
}) => {
  const [port, mailPort] = [await freePort(), await freePort()];
  const gatewayUrl = `http://127.0.0.1:${port}`;
  let gateway: ChildProcess | undefined;
  const post = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  const own = await startOwnMarketplace({
    GATEWAY_URL: gatewayUrl,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ...keys,
  });
  try {
    const context = await browser.newContext({ baseURL: own.url });
    const { email } = demoAccounts.diner;
    const { token } = await createClient(own.url).call('login', { body: { email, password: demoPassword } });
    await context.addCookies([
      { name: 'token', value: token as string, url: own.url, httpOnly: true, sameSite: 'Lax' },
    ]);
    const page = await context.newPage();
    const desk = await (await browser.newContext({ baseURL: own.url })).newPage();

    // Nothing listens there yet: nobody pays, mails wait, every page says so, and the table stays held.
    await page.goto('/restaurants/PT-11/lisboa?people=2');
    await takeFirstTime(page, pt.restaurant.continue);
    const notice = page.getByText(pt.site.paymentsAway);
    await expect(async () => {
      await page.reload();
      await expect(notice).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    const mailNotice = page.getByText(pt.site.mailsAway);
    await expect(mailNotice).toBeVisible();
    await logInAtPanel(desk, panel, demoAccounts.host.email, demoPassword);
    await expect(desk.getByText(panel.paymentsAway)).toBeVisible();
    await expect(desk.getByText(panel.mailsAway)).toBeVisible();
    await page.screenshot({ path: 'test-results/payments-away.png' });
    await desk.screenshot({ path: 'test-results/panel-payments-away.png' });

    gateway = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/sandbox-gateway/src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: own.databaseUrl,
        PORT: String(port),
        PUBLIC_URL: gatewayUrl,
        API_KEY: keys.GATEWAY_API_KEY,
        WEBHOOK_SECRET: keys.GATEWAY_WEBHOOK_SECRET,
        WEBHOOK_URL: `${own.url}/v1/webhooks/gateway`,
      },
      stdio: 'ignore',
    });
    // The open page takes its word back by itself, and what was held is paid.
    await expect(notice).toBeHidden();
    await expect(mailNotice).toBeVisible();
    post.listen(mailPort, '127.0.0.1');
    await expect(mailNotice).toBeHidden();
    await fillCard(page, cards.good);
    await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
    await page.getByRole('button', { name: /^Pagar / }).click();
    await page.waitForURL(/\/checkout\/finish/);

    const frozen = await serversOf(own.databaseUrl);
    signalServers(frozen, 'SIGSTOP');
    try {
      await expect.poll(async () => (await fetch(`${own.url}/health/ready`)).status).toBe(503);
      await page.goto('/reserve');
      await expect(page.getByRole('heading', { name: pt.site.unavailable })).toBeVisible();
      await desk.goto('/panel/?date=2026-01-01');
      await expect(desk.getByText(panel.day.loadFailed).or(desk.getByText(panel.unreachable)).first()).toBeVisible();
      await page.screenshot({ path: 'test-results/database-away.png' });
      await desk.screenshot({ path: 'test-results/panel-database-away.png' });
    } finally {
      signalServers(frozen, 'SIGCONT');
    }
    await expect.poll(async () => (await fetch(`${own.url}/health/ready`)).status).toBe(200);
    await page.getByRole('link', { name: pt.site.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1, name: pt.site.myReservations })).toBeVisible();
  } finally {
    await own.close();
    post.close();
    gateway?.kill();
    if (gateway) await once(gateway, 'close');
  }
});
