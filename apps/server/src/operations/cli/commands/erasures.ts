import type { ErasureState } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { moment, table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { erasures } = operations;

const STATES = ['requested', 'carriedOut', 'rejected', 'withdrawn'] as const satisfies readonly ErasureState[];

/** People who ask for their data to be erased. */
export function erasureCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('申请编号', 'id of the request');
  const group = program.command('erasures').description(say('个人数据删除申请', 'people who ask for their data to be erased'));

  group
    .command('list')
    .description(say('查看删除申请', 'list requests'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(STATES).default('requested'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: ErasureState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(erasures.list, { state, page, pageSize: 50 });
      line.show(erasures.list, found, () =>
        table(
          [say('编号', 'Id'), say('用户', 'User'), say('在任岗位', 'Positions'), say('申请时间', 'Requested')],
          found.list.map((row) => [row.id, `${row.displayName} ${row.userName}`, String(row.positions), moment(row.requestedAt)]),
        ),
      );
    });

  group
    .command('carry-out')
    .description(say('删除法律不要求保留的数据，不能恢复（须两名操作员）', 'erase what no law keeps, for good; takes two operators'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('说明，记入审计', 'why; it stands in the audit trail'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm([
        [say('删除个人数据', 'Erase'), requestId],
        [say('说明', 'Reason'), reason],
      ]);
      const outcome = await line.call(erasures.carryOut, { id: requestId, reason });
      line.show(erasures.carryOut, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('reject')
    .description(say('驳回删除申请', 'turn a request down'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，本人可见，至多 100 字', 'why; the person reads it; 100 characters at most'))
    .action(async (requestId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm([
        [say('驳回删除申请', 'Turn down'), requestId],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(erasures.reject, { id: requestId, reason });
      line.show(erasures.reject, done, () => say('已驳回', 'Turned down'));
    });
}
