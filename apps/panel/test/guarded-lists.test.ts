import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../src');
const sources = new Map(
  globSync('**/*.tsx', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
);
const all = [...sources.values()].join('\n');

/** What stays where it is while it is shown, by file: choices, fields, cells of a table, links, and what does nothing. */
const still: Readonly<Record<string, readonly string[]>> = {
  'admin/mails-screen.tsx': ['PanelLink'],
  'admin/reason-form.tsx': ['Button'],
  'admin/registration-facts.tsx': ['Shown'],
  'content/changes-view.tsx': ['section'],
  'content/content-editor.tsx': ['button'],
  // A paragraph keeps its place while it is written.
  'content/language-grid.tsx': ['button', 'div'],
  'content/preview-view.tsx': ['Shown', 'button'],
  'content/publish-box.tsx': ['TextArea'],
  'catalogue/entry-form.tsx': ['Field'],
  'connections/key-form.tsx': ['Checkbox'],
  'connections/webhook-form.tsx': ['Checkbox'],
  'coupons/coupon-panel.tsx': ['div'],
  'coupons/coupons-screen.tsx': ['CouponRow', 'PanelLink'],
  'grid/cell-editor.tsx': ['SittingFields', 'Stepper'],
  'grid/conflict.tsx': ['Choice'],
  'grid/copy-dialog.tsx': ['button'],
  'grid/templates-menu.tsx': ['Button'],
  'grid/week-table.tsx': ['button'],
  'money/dispute-form.tsx': ['Field', 'TextArea'],
  'people/admins-screen.tsx': ['Tag'],
  'profile/profile-form.tsx': ['button'],
  'report/downloads.tsx': ['Button'],
  'report/range-form.tsx': ['PanelLink'],
  'reviews/reviews-screen.tsx': ['PanelLink'],
  'rules/market-form.tsx': ['Field', 'TextArea'],
  'rules/rule-table.tsx': ['Column'],
  'frame/frame.tsx': ['Entry', 'PanelLink'],
  'leads/leads-screen.tsx': ['PanelLink'],
  'leads/move-dialog.tsx': ['Button'],
  'today/guest-card.tsx': ['button'],
  'today/party-dialog.tsx': ['button'],
  'today/period-tabs.tsx': ['button'],
  'today/reason-dialog.tsx': ['button'],
  'today/today-screen.tsx': ['Button'],
  'voucher/code-keys.tsx': ['button'],
};
/** Elements that are not pressed; what stands in them is looked at by its own line. */
const plain = ['option', 'p', 'span', 'tr', 'th', 'td', 'rect', 'label'];
/** Blocks of facts or fields, whose buttons, if any, add or remove a field of a form. */
const blocks: readonly string[] = [
  'admin/approval-screen.tsx',
  'admin/file-parts.tsx',
  'admin/registration-facts.tsx',
  'calendar/day-panel.tsx',
  'frame/list-keys.tsx',
  'leads/lead-file.tsx',
  'licensee/month-so-far.tsx',
  'licensee/statement-paper.tsx',
  'licensee/statement-screen.tsx',
  'profile/about-part.tsx',
  'profile/booking-part.tsx',
  'profile/hours-field.tsx',
  'proposals/change-list.tsx',
  'report/headlines.tsx',
  'rules/rule-table.tsx',
  'shell/pages.tsx',
  'today/today-screen.tsx',
];

/** The first element of what a list makes of each of its entries. */
const madeOfEach = /\.map\((?:[^()]|\([^()]*\))*?=>\s*\(?\s*<(\w+)/g;

/** The element that a component's rows begin with. */
const rootOf = (component: string) =>
  new RegExp(`function ${component}\\b[\\s\\S]*?\\n {2}return \\(?\\s*(?://[^\\n]*\\s*)*<(\\w+)`).exec(all)?.[1];

test('the rows of every list that acts are items of a list, which the guard against second taps knows', () => {
  const unguarded = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(madeOfEach)]
      .map(([, element = '']) => element)
      .filter((element) => !plain.includes(element) && !still[file]?.includes(element))
      .filter((element) => !(element === 'div' && blocks.includes(file)))
      .filter((element) => element !== 'li' && rootOf(element) !== 'li')
      .map((element) => `${file}: ${element}`),
  );
  expect(unguarded).toEqual([]);
});

test.each([
  ['today', 'today/booking-row.tsx', 'today/party-row.tsx'],
  ['requests', 'today/requests-line.tsx'],
  ['steps that were refused', 'today/waiting-steps.tsx'],
  ['claims, disputes, refunds and flagged reviews', 'admin/case-parts.tsx'],
  ['registrations', 'admin/registration-row.tsx'],
  ['proposals, orders, people and restaurants', 'admin/found-list.tsx'],
  ['a person’s sessions and mails', 'people/sessions-section.tsx', 'people/mails-section.tsx'],
  ['mails that failed', 'admin/mails-screen.tsx'],
  ['the restaurant’s claims', 'reviews/claims-screen.tsx'],
  ['reviews', 'reviews/review-card.tsx'],
  ['team and invitations', 'team/member-row.tsx', 'team/open-invitations.tsx'],
  ['calendar and holidays', 'calendar/month.tsx', 'calendar/holidays.tsx'],
  ['demand', 'demand/demand-screen.tsx'],
  ['pictures', 'pictures/photo-list.tsx'],
  ['webhooks and deliveries', 'connections/webhook-card.tsx', 'connections/deliveries.tsx'],
  ['tables that stand alone', 'grid/standing-list.tsx'],
])('%s: rows are such items', (_, ...files) => {
  for (const file of files) expect(sources.get(file), file).toMatch(/<li\b/);
});

test('one guard stands over everything that somebody who is logged in sees', () => {
  expect([...all.matchAll(/\buseTapGuard\(/g)]).toHaveLength(1);
  const app = sources.get('app.tsx') ?? '';
  expect([...app.matchAll(/<ToastProvider\b/g)]).toHaveLength(2);
  expect(sources.get('shell/toast.tsx')).toContain('useTapGuard(');
});
