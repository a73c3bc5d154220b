import type { Handler } from '../../http/call.ts';
import { readQuarterlyReport } from './quarterly-report.ts';

export const getReportPdf: Handler<'getReportPdf'> = async (context, { restaurant, params, reply, locale }) => {
  // Loaded on demand: the PDF libraries take a tenth of a server's start, and few servers need them.
  const { reportPdf } = await import('./report-pdf.ts');
  const kept = await readQuarterlyReport(context.pool, restaurant, params.report);
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="metade-${kept.quarter}.pdf"`)
    .header('cache-control', 'no-store')
    .send(await reportPdf(kept, locale));
};
