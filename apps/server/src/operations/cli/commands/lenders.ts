import type { EnterpriseNo } from '@lianxin/api/contract';
import { yuanOf, type Fen } from '@lianxin/domain';
import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';
import { enterpriseName } from './suspensions.ts';

const { lenders } = operations;

type Lender = ResponseFor<typeof lenders.show>['list'][number];

const named = ({ lender }: Lender): string => (lender === null ? '—' : `${lender.name} (${lender.enterpriseNo})`);

/** Who lends on a channel, as it stands: an act carries what the person was shown. */
async function lenderOn(line: CommandLine, channel: number): Promise<Lender> {
  const { list } = await line.call(lenders.show, { channel });
  const [found] = list;
  if (!found) throw new CommandFailed(EXIT.refused, line.say(`没有融资渠道 ${channel}`, `There is no channel ${channel} that finances`));
  return found;
}

/** Who lends on a channel, and how much against whom. */
export function lenderCommands(program: Command, run: Run): void {
  const { say, language } = run;
  const parse = parsersIn(say);
  const code = say('渠道编号', 'code of the channel');
  const why = say('依据，记入审计', 'what it rests on; kept in the audit trail');
  const group = program.command('lenders').description(say('资金方与额度', 'lenders and their limits'));

  group
    .command('show')
    .description(say('查看各渠道的资金方和额度', 'show who lends on each channel, and how much'))
    .argument('[channel]', code, parse.whole)
    .action(async (channel: number | undefined, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(lenders.show, channel === undefined ? {} : { channel });
      line.show(lenders.show, shown, () =>
        table(
          [
            '#',
            say('渠道', 'Channel'),
            say('资金方', 'Lender'),
            say('核心企业', 'Core enterprise'),
            say('额度（元）', 'Limit'),
            say('已用 / 在途', 'Used / in transit'),
            say('设置人', 'Set by'),
          ],
          shown.list.flatMap((row) => {
            const first = [String(row.channel), row.channelName[language], named(row)];
            if (row.limits.length === 0) return [[...first, '—', '—', '—', '—']];
            return row.limits.map(({ issuer, total, used, inTransit, setBy }) => [
              ...first,
              `${issuer.enterpriseNo} ${issuer.name}`,
              yuanOf(total),
              `${yuanOf(used)} / ${yuanOf(inTransit)}`,
              setBy,
            ]);
          }),
        ),
      );
    });

  group
    .command('name')
    .description(say('指定渠道的资金方（须两名操作员）', 'name who lends on a channel; takes two operators'))
    .argument('<channel>', code, parse.whole)
    .argument('<enterprise>', say('资金方企业编号', 'number of the lender'), parse.enterprise)
    .requiredOption('--reason <text>', why)
    .action(async (channel: number, enterpriseNo: EnterpriseNo, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const present = await lenderOn(line, channel);
      await line.confirm([
        [say('渠道', 'Channel'), `${channel} ${present.channelName[language]}`],
        [say('现资金方', 'Lender now'), named(present)],
        [say('新资金方', 'New lender'), await enterpriseName(line, enterpriseNo)],
        [say('依据', 'Reason'), reason],
      ]);
      const insteadOf = present.lender?.enterpriseNo ?? null;
      const outcome = await line.call(lenders.name, { channel, enterpriseNo, insteadOf, reason });
      line.show(lenders.name, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('set-limit')
    .description(say('设置资金方对核心企业的额度（须两名操作员）', 'set how much is lent against a core enterprise; takes two operators'))
    .argument('<channel>', code, parse.whole)
    .argument('<enterprise>', say('核心企业编号', 'number of the core enterprise'), parse.enterprise)
    .requiredOption('--total <yuan>', say('总额度（元）', 'the limit in all, in yuan'), parse.yuan)
    .requiredOption('--reason <text>', why)
    .action(async (channel: number, issuerNo: EnterpriseNo, { total, reason }: { total: Fen; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const present = await lenderOn(line, channel);
      const limit = present.limits.find(({ issuer }) => issuer.enterpriseNo === issuerNo);
      await line.confirm([
        [say('资金方', 'Lender'), `${channel} ${named(present)}`],
        [say('核心企业', 'Core enterprise'), await enterpriseName(line, issuerNo)],
        [say('现额度', 'Limit now'), limit ? yuanOf(limit.total) : '—'],
        [say('已用 / 在途', 'Used / in transit'), limit ? `${yuanOf(limit.used)} / ${yuanOf(limit.inTransit)}` : '—'],
        [say('新额度', 'New limit'), yuanOf(total)],
        [say('依据', 'Reason'), reason],
      ]);
      const outcome = await line.call(lenders.setLimit, {
        channel,
        issuerNo,
        total,
        version: limit?.version ?? 0,
        reason,
      });
      line.show(lenders.setLimit, outcome, () => outcomeText(line, outcome));
    });
}
