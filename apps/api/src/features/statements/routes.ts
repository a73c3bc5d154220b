import type { Handlers } from '../../http/call.ts';
import { payStatement } from './pay-statement.ts';
import { getOpenStatement, getStatement, listStatements } from './read-statement.ts';
import { getStatementCsv } from './statement-csv.ts';
import { getStatementPdf } from './get-statement-pdf.ts';

export const statementRoutes = {
  listStatements,
  getOpenStatement,
  getStatement,
  getStatementPdf,
  getStatementCsv,
  payStatement,
} satisfies Partial<Handlers>;
