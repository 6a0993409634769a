import type { EnterpriseNo } from '@lianxin/api/contract';
import { formatMoney, REFUSAL_CODES } from '@lianxin/domain';
import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { facts, moment, table, type Facts } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { suspensions, enterprises } = operations;

/** The name of an enterprise, so that the person sees whom an act is about. */
export async function enterpriseName(line: CommandLine, enterpriseNo: EnterpriseNo): Promise<string> {
  const { list } = await line.call(enterprises.find, { search: enterpriseNo });
  const found = list.find((one) => one.enterpriseNo === enterpriseNo);
  if (!found) throw new CommandFailed(EXIT.refused, line.say(`没有企业 ${enterpriseNo}`, `There is no enterprise ${enterpriseNo}`));
  return `${found.name} (${enterpriseNo})`;
}

/** What a suspended issuer still has to pay; nothing when nothing is overdue. */
export async function overdueFacts(line: CommandLine, enterpriseNo: EnterpriseNo): Promise<Facts> {
  const { list, total, unpaid } = await line.call(suspensions.overdue, { enterpriseNo });
  if (total === 0) return [];
  const { say } = line;
  const further = total - list.length;
  return [
    [say('仍逾期未付', 'Still overdue'), say(`${total} 张，共 ${formatMoney(unpaid)} 元`, `${total}, ${formatMoney(unpaid)} yuan in all`)],
    ...list.map((row) => [row.number, `${row.paymentDate}  ${formatMoney(row.unpaid)}`] as const),
    ...(further > 0 ? [['…', say(`另有 ${further} 张`, `${further} more`)] as const] : []),
  ];
}

/** Ends the command where the enterprise is suspended already, with since when, by whom and why. */
async function assertNotSuspended(line: CommandLine, enterpriseNo: EnterpriseNo): Promise<void> {
  const [open] = (await line.call(suspensions.list, { page: 1, pageSize: 1, openOnly: true, enterpriseNo })).list;
  if (open === undefined) return;
  const since = moment(open.imposedAt);
  throw new CommandFailed(
    EXIT.refused,
    line.say(
      `${open.enterprise.name}自 ${since} 起已被 ${open.imposedBy} 暂停开立：${open.reason}`,
      `${open.enterprise.name} has been suspended since ${since} by ${open.imposedBy}: ${open.reason}`,
    ),
    REFUSAL_CODES.DUPLICATE,
  );
}

/** Finding enterprises, and stopping issuers. */
export function suspensionCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const why = say('原因，企业可见，记入审计', 'why; the enterprise reads it, and it is kept in the audit trail');

  program
    .command('enterprises')
    .description(say('企业', 'enterprises'))
    .command('find')
    .description(say('按名称、编号或统一社会信用代码查找', 'find by part of the name, number or credit code'))
    .argument('<text>')
    .action(async (search: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(enterprises.find, { search });
      line.show(enterprises.find, found, () =>
        table(
          [
            say('编号', 'Number'),
            say('名称', 'Name'),
            say('统一社会信用代码', 'Credit code'),
            say('核心企业渠道', 'Core on'),
            say('开立', 'Issuing'),
          ],
          found.list.map((row) => [
            row.enterpriseNo,
            row.name,
            row.creditCode,
            row.coreOnChannels.join(',') || '—',
            row.issueSuspended ? say('已暂停', 'suspended') : say('正常', 'allowed'),
          ]),
        ),
      );
    });

  const group = program.command('suspensions').description(say('暂停与恢复开立', 'suspensions of issuers'));

  group
    .command('list')
    .description(say('查看暂停', 'list suspensions'))
    .option('--all', say('含已解除的', 'also those that were lifted'), false)
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ all, page }: { all: boolean; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(suspensions.list, { page, pageSize: 50, openOnly: !all });
      line.show(suspensions.list, found, () =>
        table(
          [say('企业', 'Enterprise'), say('原因', 'Reason'), say('暂停', 'Imposed'), say('解除', 'Lifted')],
          found.list.map((row) => [
            `${row.enterprise.enterpriseNo} ${row.enterprise.name}`,
            row.reason,
            `${moment(row.imposedAt)} ${row.imposedBy}`,
            row.liftedAt === null ? '—' : `${moment(row.liftedAt)} ${row.liftedBy ?? ''} ${row.liftReason ?? ''}`,
          ]),
        ),
      );
    });

  group
    .command('impose')
    .description(say('暂停一家企业开立', 'stop an enterprise from issuing'))
    .argument('<enterprise>', say('企业编号', 'number of the enterprise'), parse.enterprise)
    .requiredOption('--reason <text>', why)
    .action(async (enterpriseNo: EnterpriseNo, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      await assertNotSuspended(line, enterpriseNo);
      await line.confirm([
        [say('暂停开立', 'Suspend'), await enterpriseName(line, enterpriseNo)],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(suspensions.impose, { enterpriseNo, reason });
      line.show(suspensions.impose, done, () => say('已暂停', 'Suspended'));
    });

  group
    .command('lift')
    .description(say('解除暂停（须两名操作员）', 'let an enterprise issue again; takes two operators'))
    .argument('<enterprise>', say('企业编号', 'number of the enterprise'), parse.enterprise)
    .requiredOption('--reason <text>', why)
    .action(async (enterpriseNo: EnterpriseNo, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const overdue = await overdueFacts(line, enterpriseNo);
      await line.confirm([
        [say('解除暂停', 'Lift the suspension of'), await enterpriseName(line, enterpriseNo)],
        [say('说明', 'Reason'), reason],
        ...overdue,
      ]);
      const outcome = await line.call(suspensions.lift, { enterpriseNo, reason });
      line.show(suspensions.lift, outcome, () =>
        [outcomeText(line, outcome), ...(overdue.length === 0 ? [] : [facts(overdue)])].join('\n'),
      );
    });
}
