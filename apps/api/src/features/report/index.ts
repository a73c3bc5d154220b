export { makeReports } from './make-reports.ts';
