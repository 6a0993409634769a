import { readFileSync } from 'node:fs';
import { fromWire } from '@lianxin/api/contract';
import { HOLIDAY_NAMES, publishedYearProblems, type HolidayName } from '@lianxin/domain';
import type { Command } from 'commander';
import { problemText } from '../../calendar-problems.ts';
import { operations } from '../../contract/index.ts';
import type { RequestFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { table } from '../print.ts';
import { outcomeText } from './outcome.ts';

const { calendar } = operations;

type Loading = RequestFor<typeof calendar.load>;

/** Free days or working weekends in one line. */
const daysText = ({ language }: CommandLine, list: Loading['off']): string => {
  const names: Readonly<Record<string, (typeof HOLIDAY_NAMES)[HolidayName]>> = HOLIDAY_NAMES;
  return Object.entries(list)
    .map(([holiday, days]) => `${names[holiday]?.[language] ?? holiday} ${days.join(' ')}`)
    .join('; ');
};

/** Reads a list from a file and checks it before it is proposed. */
function readList(line: CommandLine, file: string, reason: string): Loading {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandFailed(EXIT.refused, line.say(`读不了 ${file}：应为 JSON 文件`, `${file} cannot be read: a JSON file is needed`));
  }
  const read = fromWire(calendar.load.request, typeof given === 'object' && given !== null ? { ...given, version: 0, reason } : given);
  if (!read.success)
    throw new CommandFailed(
      EXIT.refused,
      line.say(
        `${file} 的格式不对，须有 year、documentNumber、title、off、work，见 docs/operations.md`,
        `${file} has another form: it needs year, documentNumber, title, off and work, see docs/operations.md`,
      ),
    );
  const problems = publishedYearProblems(read.data);
  if (problems.length > 0) throw new CommandFailed(EXIT.refused, problems.map((problem) => problemText(problem)[line.language]).join('\n'));
  return read.data;
}

/** The published lists of free days and working weekends. */
export function calendarCommands(program: Command, run: Run): void {
  const { say } = run;
  const group = program.command('calendar').description(say('节假日安排', 'published holidays and working weekends'));

  group
    .command('show')
    .description(say('查看已录入的节假日安排', 'show the lists that were entered'))
    .action(async (_options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(calendar.show, {});
      line.show(calendar.show, shown, () =>
        [
          say(`程序自带：${shown.supplied.join('、')}`, `Supplied with the program: ${shown.supplied.join(', ')}`),
          table(
            [say('年份', 'Year'), say('文号', 'Document'), say('放假', 'Free'), say('上班', 'Worked'), say('录入人', 'Entered by')],
            shown.list.map((row) => [String(row.year), row.documentNumber, daysText(line, row.off), daysText(line, row.work), row.setBy]),
          ),
        ].join('\n'),
      );
    });

  group
    .command('load')
    .description(say('录入一年的节假日安排（须两名操作员）', 'enter the published list of a year; takes two operators'))
    .argument('<file>', say('JSON 文件', 'JSON file'))
    .requiredOption('--reason <text>', say('原因，记入审计', 'why; kept in the audit trail'))
    .action(async (file: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const list = readList(line, file, reason);
      const { list: entered } = await line.call(calendar.show, {});
      await line.confirm([
        [say('年份', 'Year'), String(list.year)],
        [say('依据', 'Source'), `${list.documentNumber} ${list.title}`],
        [say('放假', 'Free'), daysText(line, list.off)],
        [say('上班', 'Worked'), daysText(line, list.work)],
        [say('原因', 'Reason'), reason],
      ]);
      const version = entered.find(({ year }) => year === list.year)?.version ?? 0;
      const outcome = await line.call(calendar.load, { ...list, version });
      line.show(calendar.load, outcome, () => outcomeText(line, outcome));
    });
}
