import { Option, type Command } from 'commander';
import { formatRatePercent, formatMoney, type ChannelTerms, type CivilDate, type Fen, type InterestPayer, type Ppm } from '@lianxin/domain';
import * as z from 'zod/mini';
import { InterestBearer } from '../../../business/foundation/limits/index.ts';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { table } from '../print.ts';
import { mark, since, versionOn } from './dated-rows.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';

const { channelTerms } = operations;

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
  readonly lenderFee?: Ppm;
  readonly minLenderFee?: Fen;
  readonly bearer?: InterestPayer;
  readonly holderInterest?: Ppm;
  readonly feeBearer?: InterestPayer;
  readonly holderFee?: Ppm;
  readonly cutOff?: string;
  readonly coverage?: Ppm;
  readonly pledgeRate?: Ppm;
  readonly lateRate?: Ppm;
  readonly recourse?: boolean;
  readonly takes?: ChannelTerms['takes'];
  readonly keepsOwn?: boolean;
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
  lenderFeePpm: given.lenderFee ?? present.lenderFeePpm,
  minLenderFee: given.minLenderFee ?? present.minLenderFee,
  interestPayer: given.bearer ?? present.interestPayer,
  holderInterestPpm: given.holderInterest ?? present.holderInterestPpm,
  feePayer: given.feeBearer ?? present.feePayer,
  holderFeePpm: given.holderFee ?? present.holderFeePpm,
  cutOff: given.cutOff ?? present.cutOff,
  coveragePpm: given.coverage ?? present.coveragePpm,
  pledgeRatePpm: given.pledgeRate ?? present.pledgeRatePpm,
  lateDailyPpm: given.lateRate ?? present.lateDailyPpm,
  recourse: given.recourse ?? present.recourse,
  takes: given.takes ?? present.takes,
  keepsOwn: given.keepsOwn ?? present.keepsOwn,
  expectedHours: given.hours ?? present.expectedHours,
});

/** On what terms each channel finances. */
export function channelCommands(program: Command, run: Run): void {
  const { say, language } = run;
  const parse = parsersIn(say);
  const group = program.command('channels').description(say('资金渠道条款', 'terms of the financing channels'));
  const bearers = { holder: say('卖方', 'seller'), issuer: say('买方', 'buyer'), agreed: say('协议', 'agreed') };
  const bearer = (who: string): InterestPayer => {
    const payer = z.safeParse(InterestBearer, who);
    if (payer.success) return payer.data;
    throw new CommandFailed(EXIT.usage, say('应为 seller、buyer 或 agreed', 'It is seller, buyer or agreed'));
  };

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
            `${formatMoney(content.minAmount)}–${formatMoney(content.maxAmount)}`,
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
    .option('--lender-fee <percent>', say('资方手续费（%）', "the lender's fee, %"), parse.percent)
    .option('--min-lender-fee <yuan>', say('最低资方手续费（元）', "least lender's fee in yuan"), parse.yuan)
    .option('--bearer <who>', say('付息方：seller、buyer、agreed', 'who bears the interest: seller, buyer, agreed'), bearer)
    .option('--holder-interest <percent>', say('协议付息时卖方承担（%）', "the seller's part of interest by agreement, %"), parse.percent)
    .option('--fee-bearer <who>', say('付费方：seller、buyer、agreed', 'who bears the fees: seller, buyer, agreed'), bearer)
    .option('--holder-fee <percent>', say('协议付费时卖方承担（%）', "the seller's part of fees by agreement, %"), parse.percent)
    .option('--cut-off <time>', say('当日截止时间，例如 16:00', 'until when a day takes applications, such as 16:00'))
    .option('--coverage <percent>', say('发票覆盖比例（%）', 'how much of the amount invoices cover, %'), parse.percent)
    .option('--pledge-rate <percent>', say('质押率上限（%）', 'how much of a pledge is lent, %'), parse.percent)
    .option('--late-rate <percent>', say('逾期日利率（%）', 'interest a day on what is late, %'), parse.percent)
    .option('--recourse', say('有追索', 'with recourse'))
    .option('--no-recourse', say('无追索', 'without recourse'))
    .addOption(new Option('--takes <which>', say('可办理的凭证：any、own', 'whose vouchers it takes: any, own')).choices(['any', 'own']))
    .option('--keeps-own', say('本渠道凭证仅可在本渠道融资', 'its vouchers are financed by nobody else'))
    .option('--no-keeps-own', say('本渠道凭证可在其他渠道融资', 'its vouchers are financed by others too'))
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
        [say('金额', 'Amount'), `${formatMoney(content.minAmount)} – ${formatMoney(content.maxAmount)}`],
        [say('天数', 'Days'), `${content.minDays} – ${content.maxDays}`],
        [say('服务费', 'Fee'), `${formatRatePercent(content.serviceFeePpm)} %, ≥ ${formatMoney(content.minServiceFee)}`],
        [say('资方手续费', "Lender's fee"), `${formatRatePercent(content.lenderFeePpm)} %, ≥ ${formatMoney(content.minLenderFee)}`],
        [say('付息方', 'Interest by'), bearers[content.interestPayer]],
        [say('付费方', 'Fees by'), bearers[content.feePayer]],
        [say('截止时间', 'Cut-off'), content.cutOff],
        [say('质押率', 'Pledge rate'), `${formatRatePercent(content.pledgeRatePpm)} %`],
        [say('追索', 'Recourse'), content.recourse ? say('有', 'yes') : say('无', 'no')],
        [say('受理', 'Applications'), content.offered ? say('是', 'yes') : say('否', 'no')],
        [say('原因', 'Reason'), given.reason],
      ]);
      const version = versionOn(list, given.from);
      const outcome = await line.call(channelTerms.set, { channel, effectiveFrom: given.from, version, reason: given.reason, content });
      line.show(channelTerms.set, outcome, () => outcomeText(line, outcome));
    });
}
