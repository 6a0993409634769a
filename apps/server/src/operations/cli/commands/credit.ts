import { CreditApplicationId } from '@lianxin/api/contract';
import {
  CREDIT_APPLICATION_STATE_CODES,
  STATE_LABELS,
  formatMoney,
  type CivilDate,
  type CreditApplicationState,
  type Fen,
} from '@lianxin/domain';
import { InvalidArgumentError, Option, type Command } from 'commander';
import * as z from 'zod/mini';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { facts, moment, table, type Facts } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { credit } = operations;

type Application = ResponseFor<typeof credit.show>;

const amountOf = (amount: Fen | null): string => (amount === null ? '—' : formatMoney(amount));

function factsOf({ say, language }: CommandLine, row: Application): Facts {
  const { line } = row;
  return [
    [say('编号', 'Id'), `${row.id} ${row.applicationNumber}`],
    [say('企业', 'Enterprise'), `${row.enterprise.name} (${row.enterprise.enterpriseNo})`],
    [say('渠道', 'Channel'), `${row.channel} ${row.bankName}`],
    [say('状态', 'State'), STATE_LABELS.creditApplication[row.state][language]],
    [say('申请总额', 'Asked for'), formatMoney(row.amount)],
    [say('用途说明', 'Purpose'), row.purpose],
    [say('提交', 'Submitted'), `${moment(row.submittedAt)} ${row.makerName}`],
    ...(line === null
      ? [[say('现有额度', 'Line'), '—'] as const]
      : ([
          [say('现有总额', 'Total now'), formatMoney(line.total)],
          [say('已用 / 在途', 'Used / in transit'), `${formatMoney(line.used)} / ${formatMoney(line.inTransit)}`],
          [say('授信编号', 'Number'), line.creditNumber],
          [say('有效期至', 'Until'), line.validUntil],
        ] as const)),
    ...(row.decidedAt === null
      ? []
      : [
          [
            say('审批', 'Decided'),
            `${moment(row.decidedAt)} ${row.decidedBy ?? ''} ${amountOf(row.grantedTotal)} ${row.reason ?? ''}`,
          ] as const,
        ]),
  ];
}

/** Requests of enterprises for credit lines. */
export function creditCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('申请编号', 'id of the application');
  const readId = (text: string): CreditApplicationId => {
    const known = z.safeParse(CreditApplicationId, text);
    if (!known.success) throw new InvalidArgumentError(say('应为申请编号，可用 credit list 查询。', 'An id is needed: see credit list.'));
    return known.data;
  };
  const group = program.command('credit').description(say('授信审批', 'credit lines of enterprises'));

  group
    .command('list')
    .description(say('查看授信申请', 'list applications'))
    .addOption(
      new Option('--state <state>', say('状态', 'state')).choices(Object.keys(CREDIT_APPLICATION_STATE_CODES)).default('awaitingDecision'),
    )
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: CreditApplicationState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(credit.list, { state, page, pageSize: 50 });
      line.show(credit.list, found, () =>
        table(
          [
            say('编号', 'Id'),
            say('企业', 'Enterprise'),
            say('渠道', 'Channel'),
            say('现有总额', 'Total now'),
            say('申请总额', 'Asked for'),
            say('提交时间', 'Submitted'),
          ],
          found.list.map((row) => [
            row.id,
            `${row.enterprise.enterpriseNo} ${row.enterprise.name}`,
            `${row.channel} ${row.bankName}`,
            amountOf(row.previousTotal),
            formatMoney(row.amount),
            moment(row.submittedAt),
          ]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一份申请和现有额度', 'show one, and the line there is'))
    .argument('<id>', id, readId)
    .action(async (applicationId: CreditApplicationId, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(credit.show, { id: applicationId });
      line.show(credit.show, row, () => facts(factsOf(line, row)));
    });

  group
    .command('grant')
    .description(say('批准（须两名操作员）', 'grant it; takes two operators'))
    .argument('<id>', id, readId)
    .option(
      '--total <yuan>',
      say('批准的总额（元），默认为申请总额', 'the total granted, in yuan; what was asked for by default'),
      parse.yuan,
    )
    .requiredOption('--until <day>', say('有效期的最后一天', 'the last day of the line'), parse.day)
    .requiredOption('--number <text>', say('授信编号', 'the lender’s number of the line'))
    .requiredOption('--reason <text>', say('依据，记入审计', 'what it rests on; kept in the audit trail'))
    .action(
      async (
        applicationId: CreditApplicationId,
        { total, until, number, reason }: { total?: Fen; until: CivilDate; number: string; reason: string },
        command: Command,
      ) => {
        const line = commandLine(run, command);
        const row = await line.call(credit.show, { id: applicationId });
        const granted = total ?? row.amount;
        await line.confirm([
          [say('批准总额', 'Grant'), formatMoney(granted)],
          [say('有效期至', 'Until'), until],
          ...factsOf(line, row),
          [say('依据', 'Reason'), reason],
        ]);
        const { version } = row;
        const outcome = await line.call(credit.grant, {
          id: row.id,
          version,
          total: granted,
          validUntil: until,
          creditNumber: number,
          reason,
        });
        line.show(credit.grant, outcome, () => outcomeText(line, outcome));
      },
    );

  group
    .command('decline')
    .description(say('不予批准，企业可见原因', 'decline it; the enterprise reads why'))
    .argument('<id>', id, readId)
    .requiredOption('--reason <text>', say('原因，企业可见，至多 100 字', 'why; the enterprise reads it; 100 characters at most'))
    .action(async (applicationId: CreditApplicationId, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(credit.show, { id: applicationId });
      await line.confirm([[say('不予批准', 'Decline'), row.applicationNumber], ...factsOf(line, row), [say('原因', 'Reason'), reason]]);
      const done = await line.call(credit.decline, { id: row.id, version: row.version, reason });
      line.show(credit.decline, done, () => say('已告知企业', 'Declined'));
    });
}
