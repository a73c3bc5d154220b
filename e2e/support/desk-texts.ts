import { panel } from '@metade/i18n/pt/panel.ts';
import { expect, type Page } from '@playwright/test';

const { content } = panel;
type Block = keyof typeof content.blocks;
type Language = keyof typeof content.languages;

/** Writes a cell of the text that the desk has open, the last of its kind, and waits until it is saved. added: its editor is open already. */
export async function writeCell(
  page: Page,
  block: Block,
  language: Language,
  text: string,
  { added = false } = {},
): Promise<void> {
  const name = content.write(content.blocks[block], content.languages[language]);
  if (!added) {
    // On a narrow screen one language is shown at a time.
    if ((page.viewportSize()?.width ?? 0) < 1024)
      await page
        .getByRole('group', { name: content.language })
        .getByRole('button', { name: content.languages[language], exact: true })
        .click();
    await page.getByRole('button', { name }).last().click();
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('textbox', { name }).fill(text);
  await saved;
  await expect(page.getByText(/^Guardado às/)).toBeVisible();
}

/** The same in several languages. added: a new paragraph, whose Portuguese is open. */
export async function writeLanguages(
  page: Page,
  block: Block,
  texts: Partial<Record<Language, string>>,
  { added = false } = {},
): Promise<void> {
  for (const [at, [language, text]] of Object.entries(texts).entries())
    await writeCell(page, block, language as Language, text, { added: added && at === 0 });
}

/** Goes to the texts of a kind. */
export async function openKind(page: Page, kind: keyof typeof content.kinds): Promise<void> {
  const kinds = page.getByRole('navigation', { name: content.kindsLabel });
  await kinds.getByRole('link', { name: content.kinds[kind] }).click();
}
