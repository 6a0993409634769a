import { addDays, canonicalText, type CivilDate } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { reportFollower, summaryLine, type ReportSummary } from './follow-report.ts';
import { recordsOf, type ReportedDays } from './records.ts';

/** Raised when readers need to know of a change in format. */
export const REPORT_VERSION = 1;

const LINES_AT_ONCE = 200;

/** Refuses an empty period and days that are not over. */
export function assertReportable({ from, to }: ReportedDays, today: CivilDate): void {
  if (to > addDays(today, -1)) throw refusedField('to', { zh: '只能报送今天之前的日期', en: 'Only days before today can be reported' });
  if (from > to) throw refusedField('from', { zh: '开始日期不能晚于结束日期', en: 'It begins after it ends' });
}

interface Report {
  readonly days: ReportedDays;
  readonly platform: string;
  /** Receives the summary before the last line is written. */
  readonly seal: (summary: ReportSummary) => Promise<void>;
}

/**
 * The regulatory report on closed days, as lines of canonical JSON: a header, the records, a summary with counts, sums and checksum. The
 * same days always give the same report, unless a name changes.
 */
export async function* reportLines(db: Db, { days, platform, seal }: Report): AsyncGenerator<string> {
  const follower = reportFollower();
  let waiting = '';
  let lines = 0;
  const written = (line: string) => {
    follower.take(line);
    return `${line}\n`;
  };
  yield written(canonicalText({ record: 'header', version: REPORT_VERSION, platform, ...days }));
  for await (const record of recordsOf(db, days)) {
    waiting += written(canonicalText(record));
    lines += 1;
    if (lines % LINES_AT_ONCE === 0) {
      yield waiting;
      waiting = '';
    }
  }
  const summary = follower.summary();
  await seal(summary);
  yield `${waiting}${summaryLine(summary)}\n`;
}
