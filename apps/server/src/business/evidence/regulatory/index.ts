/** The report on past days, and its totals. */
export { reportFollower, type ReportSummary, summaryLine } from './follow-report.ts';
export { assertReportable, reportLines } from './report.ts';
