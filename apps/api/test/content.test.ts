import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { locales } from '@metade/contracts/catalogue.ts';
import { faqs } from '@metade/i18n/legal/faqs.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { posts } from '@metade/i18n/posts/posts.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { legalDocument } from '../src/features/content/first-content.ts';
import { coverOf, firstCovers, loadContent } from '../src/features/content/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function get<T>(operation: OperationName, url: string, language = 'pt'): Promise<T> {
  const answer = await app.app.inject({ url: `/v1/site${url}`, headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints[operation].answer.parse(answer.json()) as T;
}

type Post = {
  _id: string;
  slug: string;
  title: string;
  lead: string;
  text: string;
  date: string;
  category: { _id: string; name: string };
};
type List = {
  data: Post[];
  categories: { _id: string; name: string; posts: number }[];
  page: number;
  pages: number;
  total: number;
};

describe('the blog', () => {
  it('lists posts, the newest first, with their categories', async () => {
    const list = await get<List>('listPosts', '/posts', 'es');
    expect(list.data.map(({ slug }) => slug)).toEqual(
      posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)).map(({ slug }) => slug),
    );
    expect(list.categories).toEqual([
      { _id: 'bars', name: 'Bares', posts: 2 },
      { _id: 'hamburgers', name: 'Hamburguesas', posts: 1 },
      { _id: 'business', name: 'Negocios', posts: 2 },
      { _id: 'porto', name: 'Oporto', posts: 1 },
    ]);
    expect(list).toMatchObject({ page: 1, pages: 1, total: 6 });
    const bars = await get<List>('listPosts', '/posts?category=bars');
    expect(bars.data.map(({ category }) => category._id)).toEqual(['bars', 'bars']);
    expect(bars.total).toBe(2);
    expect((await get<List>('listPosts', '/posts?category=nothing')).data).toEqual([]);
    expect((await get<List>('listPosts', '/posts?page=2')).data).toEqual([]);
  });

  it('has the first posts’ covers in the demo, and none where there is no demo', async () => {
    const { data } = await get<{ data: { picture: unknown }[] }>('listPosts', '/posts');
    expect(data.map(({ picture }) => picture)).toEqual(posts.map(() => null));
    for (const picture of firstCovers) {
      expect(coverOf({ demo: true }, { blocks: [], picture })).toBe(picture);
      expect(coverOf({ demo: false }, { blocks: [], picture })).toBeUndefined();
    }
    expect(coverOf({ demo: false }, { blocks: [], picture: 'content/own/cover' })).toBe('content/own/cover');
  });

  it.each(locales)('shows a post by id and by slug, with the numbers in force (%s)', async (language) => {
    for (const { slug } of posts) {
      const { data } = await get<{ data: Post }>('getPost', `/posts/${slug}?country=BR`, language);
      const { data: same } = await get<{ data: Post }>('getPost', `/posts/${data._id}?country=BR`, language);
      expect(same).toEqual(data);
      expect(data.title).toBe(posts.find((post) => post.slug === slug)?.texts[language]?.title);
      expect(data.text + data.lead + data.title).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    }
    const { data } = await get<{ data: Post }>('getPost', '/posts/small-plates-for-the-table?country=BR', language);
    expect(data.text).toContain(language === 'en' ? '10.90' : '10,90');
  });

  it('knows no post that is unknown, taken off the site or of tomorrow', async () => {
    const status = async (id: string) => (await app.app.inject(`/v1/site/posts/${id}`)).statusCode;
    expect(await status('no-such-post')).toBe(404);
    expect(await status('00000000-0000-0000-0000-000000000000')).toBe(404);
    const slug = 'a-good-hamburger';
    for (const state of ['archived', 'scheduled', 'draft']) {
      await revise(slug, `state = '${state}'`);
      await vi.waitFor(async () => expect(await status(slug)).toBe(404));
      expect((await get<List>('listPosts', '/posts')).total).toBe(5);
      await revise(slug, "state = 'published'");
      await vi.waitFor(async () => expect(await status(slug)).toBe(200));
    }
  });
});

/** Writes a document's revision as somebody with SQL would. */
async function revise(slug: string, change: string): Promise<void> {
  await app.pool.query(
    `update content_revision r set ${change} from content_document d where d.id = r.document_id and d.slug = $1`,
    [slug],
  );
}

describe('a text', () => {
  it('that a locale lacks is read in Portuguese, with Portuguese numbers', async () => {
    const without = `body = jsonb_set(body, '{blocks}', (select jsonb_agg(b #- '{texts,en}') from jsonb_array_elements(body -> 'blocks') b))`;
    for (const slug of ['privacy', 'price', 'the-quiet-tuesday']) await revise(slug, without);
    await vi.waitFor(async () => {
      const { data: post } = await get<{ data: Post }>('getPost', '/posts/the-quiet-tuesday', 'en');
      expect(post.title).toMatch(/^A terça calma/);
      expect(post.category.name).toBe('Business');
    });
    const { data: privacy } = await get<{ data: { title: string; text: string } }>(
      'getPrivacyPolicy',
      '/privacy-policy',
      'en',
    );
    expect(privacy.title).toBe('Política de privacidade');
    expect(privacy.text).toContain('6,00\u00a0€');
    const { data: questions } = await get<{ data: { _id: string; question: string }[] }>('listFaqs', '/faqs', 'en');
    expect(questions.map(({ _id }) => _id).toSorted()).toEqual(faqs.en.map(({ _id }) => _id).toSorted());
    expect(questions.find(({ _id }) => _id === 'price')?.question).toBe('Quanto custa um voucher?');
    expect(questions.find(({ _id }) => _id === 'hold')?.question).toMatch(/^How long/);
  });

  it('that somebody edited stays as it is at the next start', async () => {
    await revise('hold', `body = jsonb_set(body, '{blocks,0,texts,pt,text}', '"Edited?"')`);
    await Promise.all([loadContent(app.pool), loadContent(app.pool)]);
    await vi.waitFor(async () => {
      const { data } = await get<{ data: { _id: string; question: string }[] }>('listFaqs', '/faqs');
      expect(data.find(({ _id }) => _id === 'hold')?.question).toBe('Edited?');
    });
  });

  it('with a placeholder that nothing fills is not loaded, nor anything beside it', async () => {
    const legal = (text: string) =>
      legalDocument('terms', '2026-01-01', {
        en: { title: 'T', text },
        es: { title: 'T', text: '{{price2}}' },
        pt: { title: 'T', text: 'x' },
      });
    for (const text of ['{{daysToCancl}}', '{{toleranceChoices}}', '{{constructor}}'])
      await expect(loadContent(app.pool, [{ ...legal(text), slug: 'other' }])).rejects.toThrow(`${text} in other (en)`);
    expect((await app.pool.query("select 1 from content_document where slug = 'other'")).rows).toEqual([]);
  });

  it('of law is the one that checkout asks to accept', async () => {
    const { data } = await get<{ data: { version: string; date: string } }>('getTerms', '/terms-of-use');
    const config = await get<{ data: { termsVersion: string } }>('getConfig', '/config');
    expect(data).toMatchObject({ version: termsVersion, date: termsVersion });
    expect(config.data.termsVersion).toBe(termsVersion);
  });
});
