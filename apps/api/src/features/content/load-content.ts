import { LOCALES, type Locale, type Worded } from '@metade/i18n/locale.ts';
import type { LegalText } from '@metade/i18n/legal/facts.ts';
import { faqs, type Faq } from '@metade/i18n/legal/faqs.ts';
import { unknownPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import { privacyPolicy } from '@metade/i18n/legal/privacy.ts';
import { termsOfUse } from '@metade/i18n/legal/terms.ts';
import { privacyVersion, termsVersion } from '@metade/i18n/legal/versions.ts';
import { postCategories } from '@metade/i18n/posts/post.ts';
import type { Post } from '@metade/i18n/posts/post.ts';
import { posts } from '@metade/i18n/posts/posts.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';

export type FirstContent = {
  legal: { kind: 'terms' | 'privacy'; version: string; texts: Worded<LegalText> }[];
  faqs: Worded<readonly Faq[]>;
  posts: readonly Post[];
};

/**
 * Writes the texts of the public pages that a database lacks; those it has, edited or not, are left alone. A new version of
 * a legal text joins the old ones. Throws an Error that names every placeholder that nothing fills, and then writes nothing.
 */
export async function loadContent(pool: pg.Pool, content: FirstContent = firstContent): Promise<void> {
  const unknown = textsOf(content).flatMap(({ name, text }) =>
    unknownPlaceholders(text).map((placeholder) => `{{${placeholder}}} in ${name}`),
  );
  if (unknown.length > 0) throw new Error(`Texts have placeholders that nothing fills: ${unknown.join(', ')}`);
  await transaction(pool, async (trx) => {
    await writeLegal(trx, content);
    await writeFaqs(trx, content);
    await writePosts(trx, content);
  });
}

const firstContent: FirstContent = {
  legal: [
    { kind: 'terms', version: termsVersion, texts: termsOfUse },
    { kind: 'privacy', version: privacyVersion, texts: privacyPolicy },
  ],
  faqs,
  posts,
};

function textsOf({ legal, faqs: questions, posts: entries }: FirstContent): { name: string; text: string }[] {
  return [
    ...legal.flatMap(({ kind, texts }) =>
      written(texts).map(([locale, { title, text }]) => ({ name: `${kind} (${locale})`, text: title + text })),
    ),
    ...written(questions).flatMap(([locale, faqsOf]) =>
      faqsOf.map((faq) => ({ name: `${faq._id} (${locale})`, text: faq.question + faq.answer })),
    ),
    ...entries.flatMap(({ slug, texts }) =>
      written(texts).map(([locale, { title, lead, text }]) => ({
        name: `${slug} (${locale})`,
        text: title + lead + text,
      })),
    ),
  ];
}

/** The locales that a text is written in, each with it; the others read it in Portuguese. */
function written<T>(texts: Worded<T>): [Locale, T][] {
  return LOCALES.flatMap((locale): [Locale, T][] => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, text]];
  });
}

/** Adds the rows of a table that it lacks; columns by name. */
async function addRows(trx: Queryable, table: string, rows: object[]): Promise<void> {
  await trx.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function writeLegal(trx: Queryable, { legal }: FirstContent): Promise<void> {
  const rows = legal.flatMap(({ kind, version, texts }) =>
    written(texts).map(([locale, words]) => ({ kind, version, locale, published_on: version, ...words })),
  );
  await addRows(trx, 'legal_text', rows);
}

async function writeFaqs(trx: Queryable, { faqs: questions }: FirstContent): Promise<void> {
  const rows = written(questions).flatMap(([locale, faqsOf]) =>
    faqsOf.map(({ _id, ...words }, position) => ({ id: _id, locale, position, active: true, ...words })),
  );
  await addRows(trx, 'faq', rows);
}

async function writePosts(trx: Queryable, { posts: entries }: FirstContent): Promise<void> {
  await addRows(
    trx,
    'post_category',
    Object.entries(postCategories).map(([slug, names]) => ({ slug, names })),
  );
  const present = await trx.query<{ slug: string }>('select slug from post');
  const missing = entries
    .filter(({ slug }) => !present.rows.some((row) => row.slug === slug))
    .map((post) => ({ ...post, id: uuidv7() }));
  await trx.query(
    `insert into post (id, slug, category, picture, published_on)
     select id, slug, category, picture, "publishedOn" from jsonb_to_recordset($1::jsonb) p(id uuid, slug text, category text, picture text, "publishedOn" date)
     on conflict do nothing`,
    [JSON.stringify(missing)],
  );
  const { rows } = await trx.query<{ id: string; slug: string }>('select id, slug from post');
  await addRows(
    trx,
    'post_text',
    rows.flatMap(({ id, slug }) => {
      const post = entries.find((entry) => entry.slug === slug);
      return (post ? written(post.texts) : []).map(([locale, { pictureAlt, ...words }]) => ({
        post_id: id,
        locale,
        picture_alt: pictureAlt,
        ...words,
      }));
    }),
  );
}
