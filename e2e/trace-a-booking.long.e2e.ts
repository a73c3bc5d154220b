import { createClient } from '@metade/api-client/client.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { orphans, type ReceivedSpan, traceReceiver } from '../apps/api/test/support/trace-receiver.ts';
import { cards, fillCard } from './support/checkout.ts';
import { takeFirstTime } from './support/own-test.ts';
import { startOwnMarketplace } from './support/own-marketplace.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test(`a payment is one trace from the browser through site and API to gateway and jobs, and a hold from the site on ${anyWidth}`, async ({
  browser,
}) => {
  const receiver = await traceReceiver();
  const own = await startOwnMarketplace({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BROWSER_ENDPOINT: receiver.url,
  });
  const { email } = demoAccounts.diner;
  const { token } = await createClient(own.url).call('login', { body: { email, password: demoPassword } });
  const context = await browser.newContext({ baseURL: own.url });
  await context.addCookies([{ name: 'token', value: token as string, url: own.url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && broken.push(message.text()));
  try {
    await page.goto('/restaurants/PT-11/lisboa?people=2');
    await takeFirstTime(page, pt.restaurant.continue);
    await fillCard(page, cards.good);
    await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
    await page.getByRole('button', { name: /^Pagar / }).click();
    await page.waitForURL(/\/checkout\/finish/);
    const traceOf = (name: string) => receiver.spans.find((span) => span.name === name)?.traceId;
    await expect.poll(() => traceOf('payOrder')).toBeTruthy();
    await expect
      .poll(
        () =>
          receiver.spans.filter(({ name, traceId }) => name === 'job deliver_mail' && traceId === traceOf('payOrder'))
            .length,
      )
      .toBeGreaterThan(0);
    await page.goto('/');
    await own.close();

    const paid = connected(receiver.spans, traceOf('payOrder'));
    expect(paid).toEqual(
      expect.arrayContaining(['visit', 'gateway authorize', 'job send_order_mail', 'job deliver_mail']),
    );
    // The hold is a form that the browser sends itself: its trace begins at the site.
    expect(connected(receiver.spans, traceOf('createOrder'))).toEqual(
      expect.arrayContaining(['POST /*', 'createOrder']),
    );
    expect(broken).toEqual([]);
    const text = receiver.text();
    for (const personal of [email, token as string, 'Diner Demo', '/checkout?', 'order='])
      expect(text).not.toContain(personal);
  } finally {
    await own.close();
    receiver.close();
  }
});

/** The names in a trace, which must be one tree with one root. */
function connected(spans: readonly ReceivedSpan[], trace: string | undefined): string[] {
  const own = spans.filter(({ traceId }) => traceId === trace);
  expect(orphans(own, '')).toEqual([]);
  expect(own.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1);
  return own.map(({ name }) => name);
}
