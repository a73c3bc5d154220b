import { manage } from './panel-restaurant.ts';
import type { panel as pt } from '../pt/panel.ts';
import { areas } from './panel-areas.ts';
import { failures } from './panel-failures.ts';
import { coupons } from './panel-coupons.ts';
import { board } from './panel-board.ts';
import { catalogue } from './panel-catalogue.ts';
import { content } from './panel-content.ts';
import { people } from './panel-people.ts';
import { person } from './panel-person.ts';
import { lists } from './panel-lists.ts';
import { calendar } from './panel-calendar.ts';
import { cardDisputes } from './panel-card-disputes.ts';
import { failedRefunds } from './panel-failed-refunds.ts';
import { cancel } from './panel-cancel.ts';
import { changes } from './panel-changes.ts';
import { grid } from './panel-grid.ts';
import { demand } from './panel-demand.ts';
import { report } from './panel-report.ts';
import { licensee } from './panel-licensee.ts';
import { statement } from './panel-statement.ts';
import { connections } from './panel-connections.ts';
import { flagged } from './panel-flagged.ts';
import { proposals } from './panel-proposals.ts';
import { markets } from './panel-markets.ts';
import { money } from './panel-money.ts';
import { rules } from './panel-rules.ts';
import { notices } from './panel-notices.ts';
import { evening } from './panel-evening.ts';
import { offline } from './panel-offline.ts';
import { reservations } from './panel-reservations.ts';
import { waiterPin } from './panel-waiter-pin.ts';
import { desk } from './panel-desk.ts';
import { host } from './panel-host.ts';
import { secondFactor } from './panel-second-factor.ts';

export const panel: typeof pt = {
  secondFactor,
  licensee,
  statement,
  cardDisputes,
  failedRefunds,
  money,
  notices,
  manage,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  scan: 'Scan',
  code: 'Code',
  language: 'Language',
  restaurant: 'Restaurant',
  logOut: 'Log out',
  close: 'Close',
  back: 'Back',
  toCorrect: (n) => (n === 1 ? '1 field to correct' : `${n} fields to correct`),
  loading: 'Loading',
  leaveUnsaved: 'You have unsaved changes. Leave and lose them?',
  requestsBadge: (n) => (n === 1 ? '1 request waiting' : `${n} requests waiting`),

  logIn: {
    secondStep: {
      text: 'Enter the code from your authenticator app, or a recovery code.',
      code: 'Code',
      missing: 'Enter the code.',
      submit: 'Sign in',
      back: 'Back',
    },
    title: 'Sign in to the panel',
    text: 'For the restaurant’s team: today’s bookings, vouchers and arrivals.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    emailMissing: 'Enter your e-mail address.',
    passwordMissing: 'Enter your password.',
    ended: 'Your session has ended. Sign in again to continue.',
    toSite: 'Looking for a table? Go to the site',
  },
  noTeam: {
    title: 'Your account does not belong to a restaurant yet',
    text: (email) => `You are signed in as ${email}. This panel is for restaurant teams; ask your manager to add you.`,
    toSite: 'Book a table on the site',
    toRegistration: 'Continue registering your restaurant',
    otherAccount: 'Sign in with another account',
  },

  admin: {
    title: 'Registrations',
    text: 'Restaurants that want to join.',
    state: 'Status',
    states: {
      draft: 'Unfinished',
      submitted: 'Waiting',
      changes_requested: 'Changes requested',
      approved: 'Approved',
      rejected: 'Rejected',
      paused: 'Paused',
    },
    none: 'None in this state.',
    noneText: 'New registrations appear here.',
    since: (when) => `since ${when}`,
    unnamed: 'No name yet',
    pages: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    following: 'Next',
    owner: 'Owner',
    confirmed: 'e-mail confirmed',
    unconfirmed: 'e-mail not confirmed',
    missing: (fields) => `Missing: ${fields}`,
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    map: 'See on the map',
    history: 'History',
    step: (from, to) => `${from} → ${to}`,
    decide: 'Decide',
    approve: 'Approve and publish',
    askChanges: 'Request changes',
    reject: 'Reject',
    what: 'What to do',
    mark: (field) => `Request a change: ${field}`,
    reason: 'Reason',
    reasonOf: (field) => `What to change: ${field}`,
    reasonHint: 'The owner reads this text.',
    reasonMissing: 'Enter at least 3 characters.',
    pickFields: 'Select at least one field.',
    rejecting: {
      mark: (field) => `There is a problem with: ${field}`,
      reasonOf: (field) => `What is wrong: ${field}`,
      pickFields: 'Enter a reason, or mark at least one field.',
    },
    askedFor: 'Asked of the restaurant',
    done: (state) => `Done: ${state}.`,
    page: 'View page',
    tableLine: (time, tables, places) => `${time}: ${tables} × ${places}`,
    closed: 'closed',
  },

  areas,
  failures,
  coupons,
  board,
  content,
  rules,
  catalogue,
  markets,
  people,
  person,
  lists,
  calendar,
  cancel,
  changes,
  demand,
  report,
  connections,
  evening,
  ...host,
  offline,
  proposals,
  flagged,
  reservations,
  waiterPin,
  grid,
  desk,
};
