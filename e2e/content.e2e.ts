import { panel } from '@metade/i18n/pt/panel.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace, newAdmin } from './support/admins.ts';
import { rows } from './support/database.ts';
import { openPanel } from './support/log-in.ts';
import { expect, test } from './support/test.ts';

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

const { content } = panel;

test('writes a post with a value of the rules, is refused a figure by hand, and publishes it', async ({ page }) => {
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'content');
  await expectAccessible(page);
  const title = `Jantar à beira-rio ${Date.now()}`;
  await page.getByRole('button', { name: content.create.post }).click();
  await page.getByLabel(content.newTitle).fill(title);
  await page.getByRole('button', { name: content.begin }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const cell = (block: keyof typeof content.blocks, language: keyof typeof content.languages = 'pt') =>
    page.getByRole('button', { name: content.write(content.blocks[block], content.languages[language]) });
  const write = async (block: keyof typeof content.blocks, text: string) => {
    await cell(block).first().click();
    const editor = page.getByRole('textbox', { name: content.write(content.blocks[block], content.languages.pt) });
    await editor.fill(text);
  };
  await write('lead', 'Uma mesa, o rio, e a conta a metade.');
  await write('alt', 'Mesa posta junto ao rio');
  await write('paragraph', 'Com um desconto de 50 % na comida');
  await expect(page.getByText(content.finding.number_by_hand('50 %'))).toBeVisible();
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '{{discountPercent}}' })).toBeVisible();

  const editor = page.getByRole('textbox', { name: content.write(content.blocks.paragraph, content.languages.pt) });
  await editor.fill('Com um desconto de ');
  await page.getByRole('button', { name: content.bar.value }).click();
  await page.getByRole('button', { name: content.values.discountPercent }).click();
  await expect(page.getByText(content.finding.number_by_hand('50 %'))).toHaveCount(0);
  const picture = await sharp({ create: { width: 900, height: 675, channels: 3, background: '#8aa' } })
    .png()
    .toBuffer();
  await page.getByLabel(content.coverChoose).setInputFiles({ name: 'rio.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(/^Guardado às/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: content.tabs.preview }).click();
  await expect(page.getByRole('article')).toContainText('Com um desconto de 50 %');
  await expectAccessible(page);
  await page.getByRole('button', { name: content.publish, exact: true }).click();
  await expect(page.getByText(content.nothingToPublish)).toBeVisible();

  // Who else writes texts is asked for what is missing in English and Spanish, and is led here.
  const { email } = await newAdmin(['content']);
  await page.getByRole('button', { name: content.translations.ask }).click();
  const asking = page.getByRole('dialog', { name: content.translations.ask });
  await asking.getByLabel(content.translations.note).fill('Até sexta, por favor.');
  await expectAccessible(page);
  await asking.getByRole('button', { name: content.translations.send }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByText(content.translations.askedAt(''))).toBeVisible();
  const [mail] = await rows<{ subject: string }>(
    "select subject from mail where recipient = $1 and kind = 'translations_asked'",
    [email],
  );
  expect(mail?.subject).toContain(title);
  await page.getByRole('button', { name: content.translations.ask }).click();
  await asking.getByRole('button', { name: content.translations.send }).click();
  await expect(asking.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');

  // The log names the text that was published, and leads to it.
  await page.goto('/panel/log?what=content.published');
  const published = page.getByRole('listitem').filter({ hasText: content.kinds.post });
  await expect(published.getByRole('link', { name: /^jantar-a-beira-rio-\d+$/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/blog?lang=pt');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('article').first()).toContainText('Com um desconto de 50 %');
});

test('of two who write one text the second sees what the first wrote, and keeps what was typed', async ({
  page,
  browser,
}) => {
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'content');
  const title = `Almoçar tarde ${Date.now()}`;
  await page.getByRole('button', { name: content.create.post }).click();
  await page.getByLabel(content.newTitle).fill(title);
  await page.getByRole('button', { name: content.begin }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const other = await (await browser.newContext({ locale: 'pt-PT' })).newPage();
  await openPanel(
    other,
    { ...(await newAdmin(['content'])), group: 'admin' },
    new URL(page.url()).pathname + new URL(page.url()).search,
  );
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);

  const name = content.write(content.blocks.lead, content.languages.pt);
  const write = async (writer: Page, text: string) => {
    await writer.getByRole('button', { name }).first().click();
    await writer.getByRole('textbox', { name }).fill(text);
  };
  await write(page, 'A cozinha fecha às três.');
  await expect(page.getByText(/^Guardado às/)).toBeVisible();
  await write(other, 'A cozinha nunca fecha.');
  const note = other.getByRole('alert').filter({ hasText: content.conflictTitle });
  await expect(note).toContainText('A cozinha fecha às três.');
  await expect(note).toContainText('A cozinha nunca fecha.');
  await expectAccessible(other);
  await note.getByRole('button', { name: content.conflictKeep }).click();
  await expect(note).toHaveCount(0);
  await expect(other.getByText(/^Guardado às/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('A cozinha nunca fecha.').first()).toBeVisible();
  await other.context().close();
});
