import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../src');
const sources = new Map(
  globSync('**/*.tsx', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
);

/** The journeys that tap each list again 100 to 1,000 ms after a tap, by the file of its rows: the title of the step. */
const tapped: Readonly<Record<string, string>> = {
  'today/booking-row.tsx': 'today',
  'today/party-row.tsx': 'who has come',
  'today/requests-line.tsx': 'requests',
  'calendar/holidays.tsx': 'holidays',
  'demand/demand-screen.tsx': 'tables that people looked for',
  'team/open-invitations.tsx': 'invitations',
  'team/member-row.tsx': 'the team, whose rows ask first',
  'reviews/review-card.tsx': 'reviews, whose rows open a form',
  'connections/webhook-card.tsx': 'addresses of webhooks, and what they were told',
  'connections/key-card.tsx': 'keys of programs',
  'connections/deliveries.tsx': 'addresses of webhooks, and what they were told',
  'pictures/photo-list.tsx': 'pictures',
  'grid/standing-list.tsx': 'tables that stand alone',
  'admin/claims-screen.tsx': 'claims',
  'admin/refunds-screen.tsx': 'refunds that need a second admin',
  'admin/disputes-screen.tsx': 'no-shows that are disputed',
  'admin/proposals-screen.tsx': 'names and addresses',
  'admin/flagged-screen.tsx': 'flagged reviews',
  'admin/mails-screen.tsx': 'mails that failed',
  'admin/registration-row.tsx': 'registrations, whose rows only lead to them',
  'people/requests-screen.tsx': 'gifts that need a second admin',
  'people/mails-section.tsx': 'a person’s mails',
  'people/sessions-section.tsx': 'a person’s sessions, which are ended for a reason',
  'desk/queue-row.tsx': 'queues of the desk',
  'desk/just-done.tsx': 'what was just done at the desk',
  'licensee/restaurants-screen.tsx': 'restaurants that a licensee recommends',
};

/**
 * Rows whose first tap does nothing to anybody: they lead on, open a dialog or a form, need words of their own, or change a draft
 * that a button outside of them sends. The menu of one booking closes at its first tap, and takes the second along; saved filters
 * are those of the person who taps.
 */
const sendsNothing: readonly string[] = [
  'admin/approval-screen.tsx',
  'admin/case-parts.tsx',
  'admin/log-screen.tsx',
  'admin/orders-desk.tsx',
  'admin/restaurants-desk.tsx',
  'calendar/month.tsx',
  'catalogue/catalogue-screen.tsx',
  'catalogue/order-dialog.tsx',
  'content/conflict-note.tsx',
  'content/content-list.tsx',
  'content/language-grid.tsx',
  'content/publish-box.tsx',
  'content/text-cell.tsx',
  'content/version-list.tsx',
  'content/writing-bar.tsx',
  'coupons/coupon-form.tsx',
  'coupons/place-pickers.tsx',
  'grid/conflict.tsx',
  'leads/lead-card.tsx',
  'leads/lead-thread.tsx',
  'leads/leads-screen.tsx',
  'licences/licence-file.tsx',
  'licences/licence-form.tsx',
  'licences/licences-screen.tsx',
  'licensee/bookings-screen.tsx',
  'licensee/reviews-screen.tsx',
  'licensee/statement-screen.tsx',
  'licensee/territory-map.tsx',
  'lists/filter-dialogs.tsx',
  'lists/saved-filters.tsx',
  'menu/dish-row.tsx',
  'money/card-disputes-screen.tsx',
  'money/differences-screen.tsx',
  'money/failed-refunds-screen.tsx',
  'money/payouts-screen.tsx',
  'notices/notices-form.tsx',
  'people/admins-screen.tsx',
  'people/help-card.tsx',
  'people/notes-section.tsx',
  'people/users-desk.tsx',
  'profile/hours-field.tsx',
  'reservations/reservations-screen.tsx',
  'reviews/claims-screen.tsx',
  'rules/cities.tsx',
  'rules/markets-screen.tsx',
  'rules/rule-history.tsx',
  'rules/rule-preview.tsx',
  'rules/rule-table.tsx',
  'rules/rules-screen.tsx',
  'rules/value-field.tsx',
  'session/consent-note.tsx',
  'session/second-factor.tsx',
  'shell/toast.tsx',
  'today/booking-menu.tsx',
  'today/guest-card.tsx',
  'today/waiting-steps.tsx',
];

const rows = /<li\b|<(?:CaseScreen|CaseList|CaseRows|FoundList)\b/;
const controls = /<(?:\w*Button|button|Select|select|Checkbox|input|ReasonForm|DecisionForm|QueueRow|Holder)\b/;

const acting = [...sources].flatMap(([file, source]) => (rows.test(source) && controls.test(source) ? [file] : []));

const journeys = globSync('tapped-*.e2e.ts', { cwd: path.join(import.meta.dirname, '../../../e2e') })
  .map((file) => readFileSync(path.join(import.meta.dirname, '../../../e2e', file), 'utf8'))
  .join('\n');

test('every list with controls is tapped by a journey, or is known to send nothing', () => {
  expect(acting.filter((file) => !(file in tapped) && !sendsNothing.includes(file))).toEqual([]);
});

test.each(Object.entries(tapped))('%s: the journey’s step is there', (file, step) => {
  expect(sources.has(file)).toBe(true);
  expect(journeys).toContain(`test.step('${step}'`);
});
