export { announceToTeam, warnOfDeadline } from './announce-to-team.ts';
export { forgetTeamNews } from './forget-team-news.ts';
export { membersWhoHear } from './members-who-hear.ts';
