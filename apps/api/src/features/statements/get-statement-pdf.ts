import type { Handler } from '../../http/call.ts';
import { readStatement } from './read-statement.ts';

export const getStatementPdf: Handler<'getStatementPdf'> = async (context, { params, reply, locale }) => {
  // Loaded on demand: the PDF libraries take a tenth of a server's start, and few servers need them.
  const { statementPdf } = await import('./statement-pdf.ts');
  const closed = await readStatement(context.pool, params.id);
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="metade-${closed.number}.pdf"`)
    .header('cache-control', 'no-store')
    .send(await statementPdf(closed, locale));
};
