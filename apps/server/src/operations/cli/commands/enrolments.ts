import { ENROLMENT_STATES, type EnrolmentState } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { facts, moment, table } from '../print.ts';
import { REQUEST_STATE_LABELS } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { enrolments } = operations;

/** Enterprises that want to deal with a lender. */
export function enrolmentCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('申请编号', 'id of the request');
  const group = program.command('enrolments').description(say('与资金方签约的申请', 'enterprises that want to deal with a lender'));

  group
    .command('list')
    .description(say('查看签约申请', 'list requests'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(ENROLMENT_STATES).default('submitted'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: EnrolmentState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(enrolments.list, { state, page, pageSize: 50 });
      line.show(enrolments.list, found, () =>
        table(
          [say('编号', 'Id'), say('企业', 'Enterprise'), say('资金方', 'Lender'), say('申请时间', 'Requested')],
          found.list.map((row) => [row.id, row.enterprise.name, row.lenderName, moment(row.submittedAt)]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一份申请', 'show one'))
    .argument('<id>', id)
    .action(async (requestId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(enrolments.show, { id: requestId });
      line.show(enrolments.show, row, () =>
        facts([
          [say('编号', 'Id'), row.id],
          [say('状态', 'State'), REQUEST_STATE_LABELS[row.state][line.language]],
          [say('企业', 'Enterprise'), `${row.enterprise.name} ${row.enterprise.enterpriseNo}`],
          [say('资金方', 'Lender'), `${row.lenderName} ${row.channel}`],
          [say('申请', 'Requested'), `${moment(row.submittedAt)} ${row.submittedBy} ${row.certificateSerial}`],
          ...(row.decidedAt === null
            ? []
            : [[say('答复', 'Decided'), `${moment(row.decidedAt)} ${row.decidedBy ?? ''} ${row.reason ?? ''}`.trim()] as const]),
        ]),
      );
    });

  group
    .command('accept')
    .description(say('录入资金方同意签约', 'enter that the lender agrees'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('说明，记入审计', 'why; it stands in the audit trail'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(enrolments.show, { id: requestId });
      await line.confirm([
        [say('企业', 'Enterprise'), row.enterprise.name],
        [say('同意签约', 'Agrees'), row.lenderName],
        [say('说明', 'Reason'), reason],
      ]);
      const done = await line.call(enrolments.accept, { id: requestId, version: row.version, reason });
      line.show(enrolments.accept, done, () => say('已签约', 'Signed up'));
    });

  group
    .command('refuse')
    .description(say('录入资金方不同意签约', 'enter that the lender turns it down'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，企业可见，至多 100 字', 'why; the enterprise reads it; 100 characters at most'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(enrolments.show, { id: requestId });
      await line.confirm([
        [say('企业', 'Enterprise'), row.enterprise.name],
        [say('不同意签约', 'Turns down'), row.lenderName],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(enrolments.refuse, { id: requestId, version: row.version, reason });
      line.show(enrolments.refuse, done, () => say('已拒绝', 'Turned down'));
    });
}
