import type { Handlers } from '../../http/call.ts';
import { getReportCsv } from './get-report-csv.ts';
import { getReportPdf } from './get-report-pdf.ts';
import { getReport } from './get-report.ts';
import { getQuarterlyReport, listReports } from './quarterly-report.ts';

export const reportRoutes = {
  getReport,
  listReports,
  getQuarterlyReport,
  getReportPdf,
  getReportCsv,
} satisfies Partial<Handlers>;
