import type { Command } from 'commander';
import { formatRatePercent, yuanOf, type ChannelTerms, type CivilDate, type Fen, type InterestPayer, type Ppm } from '@lianxin/domain';
import * as z from 'zod/mini';
import { InterestBearer } from '../../../business/limits/contents.ts';
import { operations } from '../../contract/index.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { limits, channelTerms } = operations;

const since = ({ say }: CommandLine, day: string | null): string => day ?? say('默认', 'default');
const mark = ({ say }: CommandLine, ruling: boolean): string => (ruling ? say('生效中', 'in force') : '');

interface Dated {
  readonly effectiveFrom: string | null;
  readonly version: number;
}

/** The version of the row of a day, 0 where there is none yet. */
const versionOn = (rows: readonly Dated[], day: string): number => rows.find(({ effectiveFrom }) => effectiveFrom === day)?.version ?? 0;

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
              yuanOf(row.content.minAmount),
              yuanOf(row.content.maxAmount),
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
        [say('范围', 'Range'), `${yuanOf(given.min)} – ${yuanOf(given.max)}`],
        [say('原因', 'Reason'), given.reason],
      ]);
      const content = { minAmount: given.min, maxAmount: given.max };
      const outcome = await line.call(limits.setAmount, { effectiveFrom: given.from, version, reason: given.reason, content });
      line.show(limits.setAmount, outcome, () => outcomeText(line, outcome));
    });
}

interface TermOptions {
  readonly from: CivilDate;
  readonly reason: string;
  readonly rate?: Ppm;
  readonly min?: Fen;
  readonly max?: Fen;
  readonly minDays?: number;
  readonly maxDays?: number;
  readonly fee?: Ppm;
  readonly minFee?: Fen;
  readonly bearer?: InterestPayer;
  readonly hours?: number;
  readonly open?: boolean;
  readonly close?: boolean;
}

/** The terms that ruled, with what was given put in their place. */
const changed = (present: ChannelTerms, given: TermOptions): ChannelTerms => ({
  offered: given.close === true ? false : given.open === true ? true : present.offered,
  minAmount: given.min ?? present.minAmount,
  maxAmount: given.max ?? present.maxAmount,
  annualRatePpm: given.rate ?? present.annualRatePpm,
  minDays: given.minDays ?? present.minDays,
  maxDays: given.maxDays ?? present.maxDays,
  serviceFeePpm: given.fee ?? present.serviceFeePpm,
  minServiceFee: given.minFee ?? present.minServiceFee,
  interestPayer: given.bearer ?? present.interestPayer,
  expectedHours: given.hours ?? present.expectedHours,
});

/** On what terms each channel finances. */
export function channelCommands(program: Command, run: Run): void {
  const { say, language } = run;
  const parse = parsersIn(say);
  const group = program.command('channels').description(say('资金渠道条款', 'terms of the financing channels'));
  const bearers = { holder: say('卖方', 'seller'), issuer: say('买方', 'buyer'), agreed: say('协议', 'agreed') };

  group
    .command('show')
    .description(say('查看渠道条款', 'show the terms of channels'))
    .argument('[channel]', say('渠道编号', 'code of the channel'), parse.whole)
    .action(async (channel: number | undefined, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(channelTerms.show, channel === undefined ? {} : { channel });
      line.show(channelTerms.show, shown, () =>
        table(
          [
            '#',
            say('渠道', 'Channel'),
            say('自', 'From'),
            say('年利率%', 'Rate %'),
            say('金额（元）', 'Amount'),
            say('天数', 'Days'),
            say('服务费%', 'Fee %'),
            say('付息', 'Interest'),
            say('时效（小时）', 'Hours'),
            '',
          ],
          shown.list.map(({ channel: code, channelName, effectiveFrom, content, ruling }) => [
            String(code),
            channelName[language],
            since(line, effectiveFrom),
            formatRatePercent(content.annualRatePpm),
            `${yuanOf(content.minAmount)}–${yuanOf(content.maxAmount)}`,
            `${content.minDays}–${content.maxDays}`,
            formatRatePercent(content.serviceFeePpm),
            bearers[content.interestPayer],
            String(content.expectedHours),
            content.offered ? mark(line, ruling) : `${mark(line, ruling)} ${say('不受理', 'closed')}`.trim(),
          ]),
        ),
      );
    });

  group
    .command('set')
    .description(say('设置渠道自某日起的条款，未给出的沿用现行条款', 'set the terms of a channel from a day on; what is not given stays'))
    .argument('<channel>', say('渠道编号', 'code of the channel'), parse.whole)
    .requiredOption('--from <day>', say('生效日（须晚于今天）', 'day from which they rule, after today'), parse.day)
    .option('--rate <percent>', say('年利率（%）', 'interest a year, %'), parse.percent)
    .option('--min <yuan>', say('最低金额（元）', 'least amount in yuan'), parse.yuan)
    .option('--max <yuan>', say('最高金额（元）', 'greatest amount in yuan'), parse.yuan)
    .option('--min-days <days>', say('最短天数', 'least days'), parse.whole)
    .option('--max-days <days>', say('最长天数', 'most days'), parse.whole)
    .option('--fee <percent>', say('平台服务费（%）', "the platform's fee, %"), parse.percent)
    .option('--min-fee <yuan>', say('最低服务费（元）', 'least fee in yuan'), parse.yuan)
    .option(
      '--bearer <who>',
      say('付息方：seller、buyer、agreed', 'who bears the interest: seller, buyer, agreed'),
      (who): InterestPayer => {
        const payer = z.safeParse(InterestBearer, who);
        if (payer.success) return payer.data;
        throw new CommandFailed(EXIT.usage, say('付息方应为 seller、buyer 或 agreed', 'The bearer is seller, buyer or agreed'));
      },
    )
    .option('--hours <hours>', say('预计放款时效（工作小时）', 'working hours until the money arrives'), parse.whole)
    .option('--open', say('受理申请', 'take applications'))
    .option('--close', say('停止受理', 'take no applications'))
    .requiredOption('--reason <text>', say('原因，记入审计', 'why; kept in the audit trail'))
    .action(async (channel: number, given: TermOptions, command: Command) => {
      const line = commandLine(run, command);
      const { list } = await line.call(channelTerms.show, { channel });
      const present = list.find(({ effectiveFrom }) => effectiveFrom === given.from) ?? list.find(({ ruling }) => ruling);
      if (!present) throw new CommandFailed(EXIT.usage, say('没有该渠道', 'There is no such channel'));
      const content = changed(present.content, given);
      await line.confirm([
        [say('渠道', 'Channel'), `${channel} ${present.channelName[language]}`],
        [say('自', 'From'), given.from],
        [say('年利率', 'Rate'), `${formatRatePercent(content.annualRatePpm)} %`],
        [say('金额', 'Amount'), `${yuanOf(content.minAmount)} – ${yuanOf(content.maxAmount)}`],
        [say('天数', 'Days'), `${content.minDays} – ${content.maxDays}`],
        [say('服务费', 'Fee'), `${formatRatePercent(content.serviceFeePpm)} %, ≥ ${yuanOf(content.minServiceFee)}`],
        [say('付息方', 'Interest by'), bearers[content.interestPayer]],
        [say('受理', 'Applications'), content.offered ? say('是', 'yes') : say('否', 'no')],
        [say('原因', 'Reason'), given.reason],
      ]);
      const version = versionOn(list, given.from);
      const outcome = await line.call(channelTerms.set, { channel, effectiveFrom: given.from, version, reason: given.reason, content });
      line.show(channelTerms.set, outcome, () => outcomeText(line, outcome));
    });
}
