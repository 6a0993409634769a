import type { EnterpriseNo } from '@lianxin/api/contract';
import { STATEMENT_BOOKS, formatMoney, type StatementBook } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { moment, table } from '../print.ts';
import { STATEMENT_BOOK_LABELS } from '../words.ts';
import { parsersIn } from './parsers.ts';
import { enterpriseName } from './suspensions.ts';

const { statements } = operations;

/** Statements of months that enterprises dispute. */
export function statementCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const group = program.command('statements').description(say('账单异议', 'disputed statements'));

  group
    .command('list')
    .description(say('查看待答复的异议', 'list disputes that wait for an answer'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ page }: { page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(statements.list, { page, pageSize: 50 });
      line.show(statements.list, found, () =>
        table(
          [
            say('企业', 'Enterprise'),
            say('账单', 'Statement'),
            say('账期', 'Month'),
            say('期初', 'Opening'),
            say('期末', 'Closing'),
            say('异议', 'Dispute'),
            say('提出人', 'By'),
            say('时间', 'At'),
          ],
          found.list.map(({ enterprise, side, month, opening, closing, reason, disputedBy, disputedAt }) => [
            `${enterprise.enterpriseNo} ${enterprise.name}`,
            STATEMENT_BOOK_LABELS[side][line.language],
            month,
            formatMoney(opening),
            formatMoney(closing),
            reason,
            disputedBy,
            moment(disputedAt),
          ]),
        ),
      );
    });

  interface Words {
    readonly side: StatementBook;
    readonly answer: string;
  }
  group
    .command('answer')
    .description(say('答复异议，企业可见', 'answer a dispute; the enterprise reads it'))
    .argument('<enterprise>', say('企业编号', 'number of the enterprise'), parse.enterprise)
    .argument('<month>', say('账期，如 2026-10', 'the month, as 2026-10'))
    .addOption(
      new Option('--side <side>', say('持有账单 held，开立账单 issued，服务账单 service', 'held, issued or service'))
        .choices(STATEMENT_BOOKS)
        .default('held'),
    )
    .requiredOption('--answer <text>', say('答复', 'the answer'))
    .action(async (enterpriseNo: EnterpriseNo, month: string, { side, answer }: Words, command: Command) => {
      const line = commandLine(run, command);
      const { list } = await line.call(statements.list, { page: 1, pageSize: 100 });
      const disputed = list.find((row) => row.enterprise.enterpriseNo === enterpriseNo && row.side === side && row.month === month);
      await line.confirm([
        [say('企业', 'Enterprise'), await enterpriseName(line, enterpriseNo)],
        [say('账期', 'Month'), month],
        [say('异议', 'Dispute'), disputed?.reason ?? '—'],
        [say('答复', 'Answer'), answer],
      ]);
      const done = await line.call(statements.answer, { enterpriseNo, side, month, version: disputed?.version ?? 0, answer });
      line.show(statements.answer, done, () => say('已答复', 'Answered'));
    });
}
