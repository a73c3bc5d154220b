export { announceToTeam, warnOfDeadline } from './announce-to-team.ts';
export { forgetTeamNews } from './forget-team-news.ts';
export { type Hearer, membersWhoHear } from './members-who-hear.ts';
