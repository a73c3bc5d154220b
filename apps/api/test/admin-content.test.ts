import { randomUUID } from 'node:crypto';
import type { Answer } from '@metade/api-client/client.ts';
import type { ContentBody } from '@metade/domain/content.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../src/features/content/index.ts';
import { firstDocuments } from '../src/features/content/first-content.ts';
import type { TestApp } from './support/app.ts';
import { sendAccountMail } from '../src/features/mail/send-account-mail.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
let second: TestApp;
let admin: Caller;
let colleague: Caller;
beforeAll(async () => {
  test = await startTestApp();
  second = await startTestApp({ databaseUrl: test.databaseUrl });
  admin = await newAdmin(test);
  colleague = await newAdmin(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

type Document = Answer<'getContent'>['data'];
type Name = { kind: Document['kind']; slug: string };
const open = async (name: Name, who = admin) => taken(await who.call('getContent', { params: name }));
const save = (who: Caller, one: Document, body: ContentBody) =>
  who.call('saveContent', { params: { kind: one.kind, slug: one.slug }, body: { version: one.version, body } });
const publish = (one: Document, more: object = {}) => ({
  params: { kind: one.kind, slug: one.slug },
  body: { version: one.version, ...more },
});

/** A body with one paragraph's Portuguese in other words. */
function said(body: ContentBody, id: string, text: string, locale: 'pt' | 'en' = 'pt'): ContentBody {
  const blocks = body.blocks.map((one) =>
    one.id === id ? { ...one, texts: { ...one.texts, [locale]: { ...one.texts[locale], text } } } : one,
  );
  return { ...body, blocks };
}

async function newPost(slug: string, text = 'Uma mesa.'): Promise<Document> {
  const begun = taken(await admin.call('createContent', { body: { kind: 'post', slug, title: 'Um título' } }));
  const { picture } = firstDocuments().find(({ kind }) => kind === 'post')?.body ?? {};
  const body = ['lead', 'alt'].reduce((all, id) => said(all, id, `O ${id}`), said(begun.body, 'p1', text));
  return taken(await save(admin, begun, { ...body, picture: picture ?? '' }));
}

const read = async (app: TestApp, slug: string) => {
  const answer = await app.app.inject({ url: `/v1/site/posts/${slug}`, headers: { 'accept-language': 'pt' } });
  return answer.statusCode === 200 ? (answer.json().data as { title: string; text: string }) : null;
};

describe('the first texts', () => {
  it('have nothing that the desk would refuse', async () => {
    const names = firstDocuments().map(({ kind, slug }) => ({ kind, slug }));
    for (const name of names) expect((await open(name)).findings, name.slug).toEqual([]);
  });
});

describe('a post', () => {
  it('is written, published, taken off the site and restored, in every process at once', async () => {
    const draft = await newPost('a-table-by-the-river');
    expect(await read(test, draft.slug)).toBeNull();
    taken(await admin.call('publishContent', publish(draft)));
    for (const app of [test, second])
      await vi.waitFor(async () => expect((await read(app, draft.slug))?.text).toBe('Uma mesa.'), { timeout: 2_000 });

    const one = await open(draft);
    const again = taken(await save(admin, one, said(one.body, 'p1', 'Outra mesa.')));
    expect((await read(test, draft.slug))?.text).toBe('Uma mesa.');
    taken(await admin.call('publishContent', publish(again)));
    await vi.waitFor(async () => expect((await read(second, draft.slug))?.text).toBe('Outra mesa.'), {
      timeout: 2_000,
    });

    const both = await open(draft);
    expect(both.revisions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'published'],
      [1, 'archived'],
    ]);
    const restored = taken(
      await admin.call('restoreContent', { params: draft, body: { version: both.version, number: 1 } }),
    );
    expect(restored.open).toBe('draft');
    taken(await admin.call('publishContent', publish(restored)));
    await vi.waitFor(async () => expect((await read(test, draft.slug))?.text).toBe('Uma mesa.'));
    const last = await open(draft);
    taken(
      await admin.call('archiveContent', {
        params: { kind: 'post', slug: draft.slug },
        body: { version: last.version },
      }),
    );
    await vi.waitFor(async () => expect(await read(second, draft.slug)).toBeNull());
    const { rows } = await test.pool.query(
      "select what from audit_log where subject = 'post/a-table-by-the-river' order by id",
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'content.drafted',
      'content.published',
      'content.drafted',
      'content.published',
      'content.restored',
      'content.published',
      'content.archived',
    ]);
  });

  it('is published by a job at its time, and never in the past', async () => {
    const draft = await newPost('tomorrow');
    const past = new Date(test.context.now() - 60_000).toISOString();
    expect((await admin.call('publishContent', publish(draft, { at: past }))).code).toBe('content_past');
    const soon = new Date(test.context.now() + 3_600_000).toISOString();
    const waiting = taken(await admin.call('publishContent', publish(draft, { at: soon })));
    expect(waiting.open).toBe('scheduled');
    expect(await read(test, 'tomorrow')).toBeNull();
    await test.pool.query("update content_revision set live_at = now() where state = 'scheduled'");
    await drain(test.context);
    await vi.waitFor(async () => expect(await read(test, 'tomorrow')).not.toBeNull());
  });

  it('needs a picture, its description and a lead; two have never the same address', async () => {
    const begun = taken(await admin.call('createContent', { body: { kind: 'post', slug: 'bare', title: 'Nu' } }));
    const problem = await admin.problem('publishContent', publish(begun));
    expect(problem.issues?.map(({ path }) => path)).toEqual([
      'body.lead.pt',
      'body.alt.pt',
      'body.p1.pt',
      'body.picture',
    ]);
    const twin = await admin.call('createContent', { body: { kind: 'post', slug: 'bare', title: 'Outro' } });
    expect(twin.code).toBe('slug_taken');
  });

  it('takes only pictures for its cover', async () => {
    const send = async (bytes: BlobPart, name: string) => {
      const form = new FormData();
      form.set('file', new Blob([bytes]), name);
      return fetch(`${test.url}/v1/admin/content/pictures`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${admin.token}` },
      });
    };
    const refused = await send('<script>alert(1)</script>', 'cover.jpg');
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues[0].code).toBe('picture_kind');
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    const stored = await send(new Uint8Array(picture), 'cover.jpg');
    expect(stored.status).toBe(201);
    expect((await stored.json()).data.picture).toMatch(/^uploads\//);
  });
});

describe('translations that are missing', () => {
  it('are asked for by mail of the others who write texts, once an hour, with what is missing', async () => {
    const one = await newPost('to-be-translated');
    const params = { kind: one.kind, slug: one.slug };
    const asked = taken(await admin.call('askForTranslations', { params, body: { note: 'Até sexta, por favor.' } }));
    expect(asked.people).toBeGreaterThan(0);
    expect(asked.document.translations_asked_at).not.toBeNull();
    const { rows } = await test.pool.query<{ id: string; body: string }>(
      `select u.id, m.body from mail m join app_user u on u.email = m.recipient
       where m.kind = 'translations_asked' and m.body like '%to-be-translated%'`,
    );
    expect(rows).toHaveLength(asked.people);
    const told = rows.map(({ id }) => id);
    expect(told).toContain(colleague.id);
    expect(told).not.toContain(admin.id);
    for (const { body } of rows) expect(body).toContain('Até sexta, por favor.');
    expect(rows[0]?.body).toContain('faltam 4 parágrafos');
    const again = await admin.call('askForTranslations', { params, body: {} });
    expect(again.code).toBe('too_many_requests');
  });

  it('are not asked for where nothing is missing', async () => {
    const params = { kind: 'terms' as const, slug: 'terms' };
    expect((await admin.call('askForTranslations', { params, body: {} })).code).toBe('content_complete');
  });
});

describe('a part of the home page', () => {
  it('is read in its own words until the desk publishes others', async () => {
    const read = async () =>
      (await test.client.call('listHomeBlocks', { query: { country: 'PT' } }, { locale: 'pt' })).data;
    expect(await read()).toEqual([]);
    const one = await open({ kind: 'home', slug: 'hero' });
    expect(one.body.blocks.map(({ texts }) => texts.pt?.text)).toEqual([
      'Mesa cheia. Metade da conta.',
      expect.stringContaining('{{discountPercent}}'),
    ]);
    const draft = taken(await save(admin, one, said(one.body, 'p1', 'Todos têm **{{discountPercent}}** de desconto.')));
    expect(await read()).toEqual([]);
    taken(await admin.call('publishContent', publish(draft)));
    await vi.waitFor(async () =>
      expect(await read()).toEqual([
        { _id: 'hero', title: 'Mesa cheia. Metade da conta.', text: 'Todos têm 50\u00a0% de desconto.' },
      ]),
    );
  });
});

describe('two admins', () => {
  it('who write the same text: the second sees what changed, and keeps what was typed', async () => {
    const name: Name = { kind: 'faq', slug: 'people' };
    const [mine, theirs] = [await open(name), await open(name, colleague)];
    taken(await save(admin, mine, said(mine.body, 'title', 'Quantos somos?')));
    const late = await save(colleague, theirs, said(theirs.body, 'p1', 'Até {{peopleMax}}.'));
    expect(late.code).toBe('content_changed');
    const current = (late as unknown as { params: { current: Document } }).params.current;
    expect(current.body.blocks[0]?.texts.pt?.text).toBe('Quantos somos?');
    const both = taken(await save(colleague, current, said(current.body, 'p1', 'Até {{peopleMax}}.')));
    expect(both.body.blocks.map(({ texts }) => texts.pt?.text).slice(0, 2)).toEqual([
      'Quantos somos?',
      'Até {{peopleMax}}.',
    ]);
    taken(await admin.call('discardContent', { params: name, body: { version: both.version } }));
    expect((await open(name)).open).toBeNull();
  });
});

describe('what a text may hold', () => {
  it('is no HTML: it is read as the words that were typed, in every field', async () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(1)</script> [x](javascript:alert)';
    const draft = await newPost('evil', evil);
    const refused = await admin.problem('publishContent', publish(draft));
    expect(refused.issues).toMatchObject([{ path: 'body.p1.pt', code: 'link_refused' }]);
    const fields = ['title', 'lead', 'alt'].reduce((all, id) => said(all, id, '<b>x</b>'), draft.body);
    const fixed = taken(
      await save(admin, draft, said(fields, 'p1', '<img src=x onerror=alert(1)><script>alert(1)</script>')),
    );
    taken(await admin.call('publishContent', publish(fixed)));
    await vi.waitFor(async () =>
      expect((await read(test, 'evil'))?.text).toBe(
        '\\<img src=x onerror=alert(1)\\>\\<script\\>alert(1)\\</script\\>',
      ),
    );
  });

  it('is no HTML in a question and on the home page either', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const locale = { locale: 'pt' } as const;
    // An answer is Markdown, a part of the home page plain text that the page escapes.
    const texts = {
      'faq/people': {
        said: String.raw`\<img src=x onerror=alert(1)\>`,
        read: async () => (await test.client.call('listFaqs', { query: {} }, locale)).data.map((one) => one.answer),
      },
      'home/hero': {
        said: evil,
        read: async () => (await test.client.call('listHomeBlocks', { query: {} }, locale)).data.map((one) => one.text),
      },
    };
    for (const [at, { said: shown, read }] of Object.entries(texts)) {
      const [kind, slug] = at.split('/') as [Name['kind'], string];
      const before = await open({ kind, slug });
      const draft = taken(await save(admin, before, said(before.body, 'p1', evil)));
      taken(await admin.call('publishContent', publish(draft)));
      await vi.waitFor(async () => expect((await read()).join('\n'), at).toContain(shown));
      const params = { kind, slug };
      const { version } = await open(params);
      if (kind === 'home') taken(await admin.call('archiveContent', { params, body: { version } }));
      else {
        const first = taken(await admin.call('restoreContent', { params, body: { version, number: 1 } }));
        taken(await admin.call('publishContent', publish(first)));
      }
    }
  });

  it('is no price, discount or deadline by hand, and no value that nothing fills', async () => {
    const terms = await open({ kind: 'terms', slug: 'terms' });
    const wrong = said(said(terms.body, 'p1', 'Até 48 h antes'), 'p3', '{{nothing}}');
    const draft = taken(await save(admin, terms, said(wrong, 'p1', 'costs 6,00 €', 'en')));
    expect(draft.findings.map(({ block, locale, code }) => [block, locale, code])).toEqual([
      ['p1', 'pt', 'number_by_hand'],
      ['p1', 'en', 'number_by_hand'],
      ['p3', 'pt', 'value_unknown'],
    ]);
    const problem = await admin.problem('publishContent', publish(draft, { changes: { pt: 'Outro texto' } }));
    expect(problem.code).toBe('invalid_fields');
    expect(problem.issues?.[0]?.message).toContain('{{cancelHours}}');
    taken(
      await admin.call('discardContent', {
        params: { kind: 'terms', slug: 'terms' },
        body: { version: draft.version },
      }),
    );
  });
});

describe('a mail', () => {
  it('goes out in the words of the desk, and in its own where those name what it lacks', async () => {
    const name: Name = { kind: 'mail', slug: 'confirmed' };
    const mail = await open(name);
    expect(mail).toMatchObject({ version: 0, open: null, findings: [] });
    expect(mail.body.blocks[0]?.texts.pt?.text).toBe('Confirmada: {{restaurant}}, {{date}}, {{time}}');
    const edited = said(said(mail.body, 'subject', 'Está marcado: {{restaurant}}'), 'p1', 'Até já, {{nobody}}.');
    const wrong = taken(await save(admin, mail, edited));
    expect(wrong.findings).toMatchObject([{ block: 'p1', code: 'value_unknown', found: '{{nobody}}' }]);
    const right = taken(await save(admin, wrong, said(wrong.body, 'p1', 'Até já, **{{firstName}}**.')));
    taken(await admin.call('publishContent', publish(right)));
    await vi.waitFor(async () => expect(await test.context.content.one('mail', 'confirmed')).toBeDefined());

    const sent = async (body: ContentBody) => {
      await test.pool.query(
        "update content_revision r set body = $1 from content_document d where d.id = r.document_id and d.slug = 'confirmed'",
        [JSON.stringify(body)],
      );
      await vi.waitFor(async () => expect((await test.context.content.one('mail', 'confirmed'))?.body).toEqual(body));
      const table = await openTable(test.pool, { confirmationMode: 'instant' });
      const diner = await newDiner(test.pool, test.url);
      await test.pool.query("update app_user set locale = 'pt' where id = $1", [diner.id]);
      taken(await diner.pay(taken(await diner.hold(table))._id, await test.cardToken()));
      await drain(test.context);
      const { rows } = await test.pool.query<{ subject: string; body: string; html: string }>(
        "select m.subject, m.body, m.html from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind = 'confirmed'",
        [diner.id],
      );
      return rows[0];
    };
    const own = await sent(right.body);
    expect(own?.subject).toMatch(/^Está marcado: /);
    expect(own?.body).toMatch(/Até já, \p{L}+\./u);
    const evil = await sent(said(right.body, 'p1', '<script>alert(1)</script>'));
    expect(evil?.body).toContain('<script>alert(1)</script>');
    expect(evil?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(evil?.html).not.toContain('<script>alert');
    // Broken by hand in the database, or naming what this booking has not: it goes out all the same.
    expect((await sent(said(right.body, 'p1', 'Devolvido: {{refunded}}')))?.subject).toMatch(/^Confirmada: /);
    expect((await sent({ blocks: 'none' } as unknown as ContentBody))?.subject).toMatch(/^Confirmada: /);
    expect((await sent(right.body))?.subject).toMatch(/^Está marcado: /);
    const last = await open(name);
    const back = taken(
      await admin.call('archiveContent', {
        params: { kind: 'mail', slug: 'confirmed' },
        body: { version: last.version },
      }),
    );
    expect(back.published?.blocks[0]?.texts.pt?.text).toMatch(/^Confirmada/);
  });

  it('about an account, points, gift vouchers and teams goes out in the words of the desk too', async () => {
    const mail = await open({ kind: 'mail', slug: 'welcome' });
    const edited = said(said(mail.body, 'subject', 'Olá, {{firstName}}'), 'p1', 'O link serve {{days}} dias.');
    taken(await admin.call('publishContent', publish(taken(await save(admin, mail, edited)))));
    await vi.waitFor(async () => expect(await test.context.content.one('mail', 'welcome')).toBeDefined());
    const diner = await newDiner(test.pool, test.url);
    await test.pool.query("update app_user set locale = 'pt', first_name = 'Vera' where id = $1", [diner.id]);
    await sendAccountMail(test.context, { id: randomUUID(), user: diner.id ?? '', mail: 'welcome' });
    const { rows } = await test.pool.query<{ subject: string; body: string }>(
      "select m.subject, m.body from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind = 'welcome'",
      [diner.id],
    );
    expect(rows[0]?.subject).toBe('Olá, Vera');
    expect(rows[0]?.body).toMatch(/O link serve \d+ dias\./);
    expect(rows[0]?.body).toContain('/auth/verify_email/');
  });

  it('of every kind has its own words in every language, with values that it knows', async () => {
    const { data } = await test.client.call('listContent', { query: { kind: 'mail' } }, { token: admin.token });
    expect(data.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['confirmed', 'reset', 'points_expiring', 'gift_gift', 'team_invitation']),
    );
    for (const { slug, languages } of data) {
      const one = await open({ kind: 'mail', slug });
      expect(one.findings, slug).toEqual([]);
      expect(JSON.stringify(one.body), slug).not.toMatch(/undefined|NaN|\[object/);
      expect(
        languages.every(({ done, all }) => done === all),
        slug,
      ).toBe(true);
    }
  });
});

describe('a new version of the terms', () => {
  it('is told to everybody, asks for consent again, and is needed to book', async () => {
    const table = await openTable(test.pool);
    const diner = await newDiner(test.pool, test.url);
    await test.pool.query('update app_user set email_verified_at = now() where id = $1', [diner.id]);
    const order = taken(await diner.hold(table));
    const before = taken(await diner.call('getConsent', {}));
    taken(await diner.call('giveConsent', { body: { version: before.asked } }));

    const terms = await open({ kind: 'terms', slug: 'terms' });
    const draft = taken(await save(admin, terms, said(terms.body, 'p1', 'Outras palavras.')));
    const unsaid = await admin.problem('publishContent', publish(draft));
    expect(unsaid.issues).toMatchObject([{ path: 'changes.pt' }]);
    const changes = { pt: 'Outras palavras no começo.', en: 'Other words at the start.' };
    taken(await admin.call('publishContent', publish(draft, { changes, asks_consent: true, tells: true })));

    await vi.waitFor(async () => expect(taken(await diner.call('getConsent', {})).due).toBe(true));
    const asked = taken(await diner.call('getConsent', {}));
    expect(asked.texts).toMatchObject([{ kind: 'terms', version: asked.asked, changes: changes.en }]);
    const pay = { card_token: await test.cardToken(), terms_version: before.asked };
    const refused = await diner.call('payOrder', { params: { id: order._id }, body: pay });
    expect([refused.code, refused.ok || refused.params.version]).toEqual(['terms_outdated', asked.asked]);
    expect((await diner.call('giveConsent', { body: { version: before.asked } })).code).toBe('terms_outdated');
    taken(await diner.call('giveConsent', { body: { version: asked.asked } }));
    expect(taken(await diner.call('getConsent', {}))).toMatchObject({ due: false, texts: [] });
    taken(await diner.call('payOrder', { params: { id: order._id }, body: { ...pay, terms_version: asked.asked } }));

    await drain(test.context);
    const { rows } = await test.pool.query(
      "select m.subject from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind = 'legal_terms'",
      [diner.id],
    );
    expect(rows).toHaveLength(1);
    await loadContent(test.pool);
    expect((await open({ kind: 'terms', slug: 'terms' })).revisions).toHaveLength(2);
  });
});
