import { addDays, canonicalText, type CivilDate } from '@lianxin/domain';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { reportFollower, summaryLine, type ReportSummary } from './follow-report.ts';
import { recordsOf, type ReportedDays } from './records.ts';

/** Of the form of the lines; a change that a reader would have to know of raises it. */
export const REPORT_VERSION = 1;

/** So many lines go together. */
const LINES_AT_ONCE = 200;

/** Refuses days of which more can still come, or none. */
export function assertReportable({ from, to }: ReportedDays, today: CivilDate): void {
  if (to > addDays(today, -1)) throw refusedField('to', { zh: '只能报送今天之前的日期', en: 'Only days before today can be reported' });
  if (from > to) throw refusedField('from', { zh: '开始日期不能晚于结束日期', en: 'It begins after it ends' });
}

interface Report {
  readonly days: ReportedDays;
  /** Who reports. */
  readonly platform: string;
  /** Told what the report comes to before its last line leaves. */
  readonly seal: (summary: ReportSummary) => Promise<void>;
}

/**
 * The report to the regulator of what is closed, in lines of canonical JSON: a header, the records, and a summary with their counts, sums
 * and checksum. The same days read alike whenever they are asked for, as long as nobody changes a name.
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
