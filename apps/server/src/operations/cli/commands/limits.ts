import type { Command } from 'commander';
import { formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { table } from '../print.ts';
import { mark, since, versionOn } from './dated-rows.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { limits } = operations;

/** Terms and amounts of issues. */
export function limitCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const from = say('生效日（须晚于今天）', 'day from which it rules, after today');
  const why = say('原因，记入审计', 'why; kept in the audit trail');
  const group = program.command('limits').description(say('期限与金额限额', 'terms and amounts of issues'));

  group
    .command('show')
    .description(say('查看限额', 'show the limits'))
    .action(async (_options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(limits.show, {});
      const state = (enabled: boolean) => (enabled ? say('启用', 'on') : say('停用', 'off'));
      line.show(limits.show, shown, () =>
        [
          table(
            [
              say('期限自', 'Term from'),
              say('须说明（月）', 'Reason above'),
              say('上限（月）', 'At most'),
              say('状态', 'State'),
              '',
              say('设置人', 'Set by'),
            ],
            shown.term.map((row) => [
              since(line, row.effectiveFrom),
              String(row.content.warnMonths),
              String(row.content.maxMonths),
              state(row.content.enabled),
              mark(line, row.ruling),
              row.setBy ?? '—',
            ]),
          ),
          table(
            [say('金额自', 'Amount from'), say('最低（元）', 'Least'), say('最高（元）', 'Greatest'), '', say('设置人', 'Set by')],
            shown.amount.map((row) => [
              since(line, row.effectiveFrom),
              formatMoney(row.content.minAmount),
              formatMoney(row.content.maxAmount),
              mark(line, row.ruling),
              row.setBy ?? '—',
            ]),
          ),
        ].join('\n\n'),
      );
    });

  group
    .command('set-term')
    .description(say('设置自某日起的期限上限', 'set how long vouchers may run from a day on'))
    .requiredOption('--from <day>', from, parse.day)
    .requiredOption('--warn <months>', say('超过几个月须说明理由', 'months beyond which a reason is asked for'), parse.whole)
    .requiredOption('--max <months>', say('最长几个月（至多 12）', 'months at most, 12 or fewer'), parse.whole)
    .option('--off', say('登记但不启用', 'keep it without switching it on'), false)
    .requiredOption('--reason <text>', why)
    .action(async (given: { from: CivilDate; warn: number; max: number; off: boolean; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const version = versionOn((await line.call(limits.show, {})).term, given.from);
      const content = { warnMonths: given.warn, maxMonths: given.max, enabled: !given.off };
      await line.confirm([
        [say('期限上限', 'Term limit'), say(`自 ${given.from} 起`, `from ${given.from}`)],
        [say('须说明理由', 'Reason above'), say(`${given.warn} 个月`, `${given.warn} months`)],
        [say('最长', 'At most'), say(`${given.max} 个月`, `${given.max} months`)],
        [say('状态', 'State'), given.off ? say('停用', 'off') : say('启用', 'on')],
        [say('原因', 'Reason'), given.reason],
      ]);
      const outcome = await line.call(limits.setTerm, { effectiveFrom: given.from, version, reason: given.reason, content });
      line.show(limits.setTerm, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('set-amount')
    .description(say('设置自某日起的开立金额限额', 'set the amounts of issues from a day on'))
    .requiredOption('--from <day>', from, parse.day)
    .requiredOption('--min <yuan>', say('单笔最低金额（元）', 'least amount in yuan'), parse.yuan)
    .requiredOption('--max <yuan>', say('单笔最高金额（元）', 'greatest amount in yuan'), parse.yuan)
    .requiredOption('--reason <text>', why)
    .action(async (given: { from: CivilDate; min: Fen; max: Fen; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const version = versionOn((await line.call(limits.show, {})).amount, given.from);
      await line.confirm([
        [say('金额限额', 'Amount limit'), say(`自 ${given.from} 起`, `from ${given.from}`)],
        [say('范围', 'Range'), `${formatMoney(given.min)} – ${formatMoney(given.max)}`],
        [say('原因', 'Reason'), given.reason],
      ]);
      const content = { minAmount: given.min, maxAmount: given.max };
      const outcome = await line.call(limits.setAmount, { effectiveFrom: given.from, version, reason: given.reason, content });
      line.show(limits.setAmount, outcome, () => outcomeText(line, outcome));
    });
}
