import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { STATE_WORDS } from '../../proposals/words.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { facts, moment, table, type Facts } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { proposals } = operations;

type Proposal = ResponseFor<typeof proposals.show>;

const factsOf = ({ say, language }: CommandLine, row: Proposal): Facts => [
  [say('编号', 'Id'), row.proposalId],
  [say('事项', 'Act'), row.operation],
  [say('内容', 'Content'), JSON.stringify(row.request)],
  [say('原因', 'Reason'), row.reason],
  [say('提交', 'Proposed'), `${row.proposedBy} ${moment(row.proposedAt)}`],
  [say('状态', 'State'), STATE_WORDS[row.state][language]],
  ...(row.decidedBy === null
    ? []
    : [[say('处理', 'Decided'), [row.decidedBy, moment(row.decidedAt), row.decisionReason ?? ''].join(' ').trim()] as const]),
];

/** Acts that wait for a second operator. */
export function proposalCommands(program: Command, run: Run): void {
  const { say, language } = run;
  const parse = parsersIn(say);
  const id = say('编号', 'id of the proposal');
  const group = program.command('proposals').description(say('待第二名操作员复核的事项', 'acts that wait for a second operator'));

  group
    .command('list')
    .description(say('查看待复核事项', 'list what waits'))
    .option('--all', say('含已处理的', 'also what was decided'), false)
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ all, page }: { all: boolean; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(proposals.list, { page, pageSize: 50, waitingOnly: !all });
      line.show(proposals.list, found, () =>
        table(
          [say('编号', 'Id'), say('事项', 'Act'), say('提交人', 'By'), say('提交时间', 'At'), say('状态', 'State'), say('原因', 'Reason')],
          found.list.map((row) => [
            row.proposalId,
            row.operation,
            row.proposedBy,
            moment(row.proposedAt),
            STATE_WORDS[row.state][language],
            row.reason,
          ]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一项', 'show one'))
    .argument('<id>', id)
    .action(async (proposalId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(proposals.show, { proposalId });
      line.show(proposals.show, row, () => facts(factsOf(line, row)));
    });

  group
    .command('approve')
    .description(say('复核通过并执行', 'pass it and carry it out'))
    .argument('<id>', id)
    .action(async (proposalId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm(factsOf(line, await line.call(proposals.show, { proposalId })));
      const outcome = await line.call(proposals.approve, { proposalId });
      line.show(proposals.approve, outcome, () => outcomeText(line, outcome));
    });

  const decided = (verb: 'decline' | 'withdraw', description: string, done: string) =>
    group
      .command(verb)
      .description(description)
      .argument('<id>', id)
      .requiredOption('--reason <text>', say('原因，记入审计', 'why; kept in the audit trail'))
      .action(async (proposalId: string, { reason }: { reason: string }, command: Command) => {
        const line = commandLine(run, command);
        await line.confirm(factsOf(line, await line.call(proposals.show, { proposalId })));
        const answer = await line.call(proposals[verb], { proposalId, reason });
        line.show(proposals[verb], answer, () => done);
      });
  decided('decline', say('驳回', 'decline it'), say('已驳回', 'Declined'));
  decided('withdraw', say('撤回本人提交的', 'withdraw what you proposed'), say('已撤回', 'Withdrawn'));
}
