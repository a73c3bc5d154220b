import type { Handler } from '../../http/call.ts';
import { readKept } from './kept-report.ts';
import { reportPdf } from './report-pdf.ts';

export const getReportPdf: Handler<'getReportPdf'> = async (context, { restaurant, params, reply, locale }) => {
  const kept = await readKept(context.pool, restaurant, params.report);
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="metade-${kept.quarter}.pdf"`)
    .header('cache-control', 'no-store')
    .send(await reportPdf(kept, locale));
};
