import type { contentDocument } from '@metade/contracts/admin-content.ts';
import { locales } from '@metade/contracts/catalogue.ts';
import type { ContentBody, Finding } from '@metade/domain/content.ts';
import { legalKinds } from '@metade/domain/content.ts';
import { checkContent } from '@metade/i18n/legal/check-content.ts';
import { figuresOf, offeredValues, valueText } from '@metade/i18n/legal/content-values.ts';
import { mailExample, mailValues, type MailValue } from '@metade/i18n/mail/mail-templates.ts';
import { unknownPlaceholders } from '@metade/i18n/legal/placeholders.ts';
import type { z } from 'zod';
import { pictureView } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { coverOf, legalFacts } from '../content/index.ts';
import { builtInBody } from './built-in.ts';
import type { Document, DocumentName } from './content-store.ts';
import { openOf, publishedOf, readDocument } from './content-store.ts';

type View = z.input<typeof contentDocument>;

export async function viewContent(context: Context, db: Queryable, name: DocumentName): Promise<View> {
  const document = await readDocument(db, name);
  const open = openOf(document);
  const published = publishedOf(document)?.body ?? builtInBody(name.kind, name.slug) ?? null;
  const body = await withCategories(context, bodyOf(document, published));
  const cover = coverOf(context.config, body);
  return {
    kind: document.kind,
    slug: document.slug,
    version: document.version,
    body,
    published: published && (await withCategories(context, published)),
    open: open === undefined ? null : open.state === 'scheduled' ? 'scheduled' : 'draft',
    revisions: document.revisions.map((one) => ({
      number: one.number,
      state: one.state,
      live_at: one.liveAt,
      version: one.name,
      asks_consent: one.asksConsent,
      changes: one.changes,
      saved_at: one.savedAt,
      by: one.by,
    })),
    findings: await findingsOf(context, document, body),
    values: document.kind === 'mail' ? mailExamples() : await valuesOf(context),
    picture: cover === undefined ? null : pictureView({ kind: 'cover', src: cover, alt: '' }),
    translations_asked_at: document.askedAt,
    people: legalKinds.some((kind) => kind === document.kind) ? await countPeople(db) : 0,
  };
}

/** A body with its categories as they are today: one that was merged is the other. */
async function withCategories({ catalogue }: Context, body: ContentBody): Promise<ContentBody> {
  if (body.categories === undefined) return body;
  const found = await Promise.all(body.categories.map((slug) => catalogue.find('category', slug)));
  return { ...body, categories: [...new Set(found.flatMap((one) => one?.slug ?? []))] };
}

/** The draft, else the published version, else the last published one. */
export function bodyOf(document: Document, published: ContentBody | null): ContentBody {
  return openOf(document)?.body ?? published ?? document.revisions[0]?.body ?? { blocks: [] };
}

export async function findingsOf(context: Context, document: Document, body: ContentBody): Promise<Finding[]> {
  const markets = await context.markets.all();
  const url = context.config.publicUrl;
  const figures = figuresOf(markets.map((market) => ({ market, settings: market.settings, url })));
  if (document.kind !== 'mail')
    return checkContent(document.kind, body, {
      figures,
      known: (value) => unknownPlaceholders(`{{${value}}}`).length === 0,
    });
  // A mail template has placeholders of its own, and no others.
  const known = (value: string) => mailValues.some((name) => name === value);
  const own: Record<string, MailValue> = { discountPercent: 'discount', toleranceMinutes: 'toleranceMinutes' };
  const renamed = figures.flatMap((figure) => {
    const name = own[figure.name];
    return name === undefined ? [] : [{ ...figure, name }];
  });
  return checkContent('mail', body, { figures: renamed, known });
}

/** Each placeholder's current value in the market of the locale. */
async function valuesOf(context: Context): Promise<View['values']> {
  const facts = await Promise.all(
    locales.map(async (locale) => [locale, await legalFacts(context, undefined, locale)] as const),
  );
  return offeredValues.map((name) => ({
    name,
    texts: Object.fromEntries(facts.map(([locale, fact]) => [locale, valueText(name, fact, locale)])),
  }));
}

function mailExamples(): View['values'] {
  return mailValues.map((name) => ({
    name,
    texts: Object.fromEntries(locales.map((locale) => [locale, mailExample(name, locale)])),
  }));
}

async function countPeople(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ people: number }>(
    'select count(*) as people from app_user where active and deleted_at is null and email_verified_at is not null',
  );
  return rows[0]?.people ?? 0;
}
