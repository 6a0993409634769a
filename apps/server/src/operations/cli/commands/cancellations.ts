import { CANCELLATION_CHECKS, type CancellationState } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { facts, moment, table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { LEFT_LABELS, REQUEST_STATE_LABELS } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { cancellations } = operations;

const STATES = ['submitted', 'approved', 'rejected', 'withdrawn'] as const satisfies readonly CancellationState[];

/** Enterprises that ask to be taken off the platform. */
export function cancellationCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('申请编号', 'id of the request');
  const group = program.command('cancellations').description(say('企业注销申请', 'enterprises that ask to be taken off'));

  group
    .command('list')
    .description(say('查看注销申请', 'list requests'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(STATES).default('submitted'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: CancellationState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(cancellations.list, { state, page, pageSize: 50 });
      line.show(cancellations.list, found, () =>
        table(
          [say('编号', 'Id'), say('企业', 'Enterprise'), say('原因', 'Reason'), say('申请时间', 'Requested')],
          found.list.map((row) => [row.id, row.enterprise.name, row.reason, moment(row.submittedAt)]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一份申请及未了结的业务', 'show one, and what is left'))
    .argument('<id>', id)
    .action(async (requestId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(cancellations.show, { id: requestId });
      line.show(cancellations.show, row, () =>
        facts([
          [say('编号', 'Id'), row.id],
          [say('状态', 'State'), REQUEST_STATE_LABELS[row.state][line.language]],
          [say('企业', 'Enterprise'), `${row.enterprise.name} ${row.enterprise.enterpriseNo}`],
          [say('原因', 'Reason'), row.reason],
          [say('申请', 'Requested'), `${moment(row.submittedAt)} ${row.submittedBy} ${row.certificateSerial}`],
          ...CANCELLATION_CHECKS.map((check) => [LEFT_LABELS[check][line.language], String(row.left[check])] as const),
        ]),
      );
    });

  group
    .command('approve')
    .description(say('注销企业，不能恢复（须两名操作员）', 'take an enterprise off the platform, for good; takes two operators'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('说明，记入审计', 'why; it stands in the audit trail'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(cancellations.show, { id: requestId });
      await line.confirm([
        [say('注销企业', 'Take off'), row.enterprise.name],
        [say('说明', 'Reason'), reason],
      ]);
      const outcome = await line.call(cancellations.approve, { id: requestId, reason });
      line.show(cancellations.approve, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('reject')
    .description(say('驳回注销申请', 'turn a request down'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，企业可见，至多 100 字', 'why; the enterprise reads it; 100 characters at most'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(cancellations.show, { id: requestId });
      await line.confirm([
        [say('驳回注销', 'Turn down'), row.enterprise.name],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(cancellations.reject, { id: requestId, reason });
      line.show(cancellations.reject, done, () => say('已驳回', 'Turned down'));
    });
}
