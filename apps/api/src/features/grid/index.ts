export { gridIssues } from './grid-issues.ts';
export { writeGrid } from './write-grid.ts';
