import type { Handlers } from '../../http/call.ts';
import { payStatement } from './pay-statement.ts';
import { getOpenStatement, getStatement, listStatements } from './read-statement.ts';
import { exportStatements, getStatementCsv } from './statement-csv.ts';
import { getStatementPdf } from './get-statement-pdf.ts';

export const statementRoutes = {
  listStatements,
  exportStatements,
  getOpenStatement,
  getStatement,
  getStatementPdf,
  getStatementCsv,
  payStatement,
} satisfies Partial<Handlers>;
