export { closeStatements } from './close-statements.ts';
export { readClosed, readOpenStatement } from './read-statement.ts';
