import type { EnterpriseNo } from '@lianxin/api/contract';
import { formatMoney, type Fen, type Label } from '@lianxin/domain';
import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { moment, table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';
import { enterpriseName } from './suspensions.ts';

const { lenders } = operations;

type LenderEvent = ResponseFor<typeof lenders.events>['list'][number];

type Lender = ResponseFor<typeof lenders.show>['list'][number];

const named = ({ lender }: Lender): string => (lender === null ? '—' : `${lender.name} (${lender.enterpriseNo})`);

/** What lenders' systems say, in words. */
const EVENTS: Readonly<Record<LenderEvent['event'], Label>> = {
  accepted: { zh: '受理', en: 'Accepted' },
  askMore: { zh: '要求补件', en: 'Asked for more papers' },
  approved: { zh: '批准', en: 'Approved' },
  declined: { zh: '拒绝', en: 'Declined' },
  holderSigned: { zh: '融资方已签约', en: 'Holder signed' },
  countersigned: { zh: '会签', en: 'Countersigned' },
  registered: { zh: '中登登记', en: 'Registered' },
  registrationWaived: { zh: '不作登记', en: 'Registration waived' },
  disbursed: { zh: '放款', en: 'Paid out' },
  failed: { zh: '放款失败', en: 'Payment failed' },
  repaid: { zh: '还款到账', en: 'Repayment arrived' },
  repaymentMissing: { zh: '还款未到账', en: 'Repayment missing' },
  overdue: { zh: '逾期', en: 'Overdue' },
  claimed: { zh: '追索', en: 'Claimed back' },
};

const OBSTACLES: Readonly<Record<NonNullable<LenderEvent['because']>, Label>> = {
  overtaken: { zh: '申请已过这一步', en: 'the application is past this step' },
  finished: { zh: '这一阶段已经结束', en: 'this stage is over' },
  saidBeforeItWasAsked: { zh: '早于本次提交资金方', en: 'it was said before this application was handed over' },
  amountDiffers: { zh: '金额与约定不符', en: 'the amount is not the one agreed' },
  noRecourse: { zh: '本笔没有追索权', en: 'this financing is without recourse' },
  nobodyAskedToSign: { zh: '融资方还没有发起签约', en: 'the financed party has not begun to sign' },
  nobodyOpenedThePage: { zh: '没有人进入过签约页面', en: 'nobody opened the page to sign on' },
  noSuchApplication: { zh: '本渠道没有此申请', en: 'the channel has no such application' },
  refused: { zh: '不符合办理条件', en: 'it does not meet the conditions' },
};

/** The result of an event, in the words of the portal. */
function effectText({ say, language }: CommandLine, { effect, because, rules }: LenderEvent): string {
  if (because === null)
    return effect === 'taken' ? say('已采用', 'Taken') : say('等前面的步骤办完后采用', 'Taken once the steps before it are done');
  const why = [OBSTACLES[because][language], ...(rules.length === 0 ? [] : [`(${rules.join(' ')})`])].join(' ');
  return say(`未采用：${why}`, `Not taken: ${why}`);
}

/** Who lends on a channel, as it stands: an act carries what the person was shown. */
async function lenderOn(line: CommandLine, channel: number): Promise<Lender> {
  const { list } = await line.call(lenders.show, { channel });
  const [found] = list;
  if (!found) throw new CommandFailed(EXIT.refused, line.say(`没有融资渠道 ${channel}`, `There is no channel ${channel} that finances`));
  return found;
}

/** Who lends on a channel, how much against whom, and what its system said. */
export function lenderCommands(program: Command, run: Run): void {
  const { say, language } = run;
  const parse = parsersIn(say);
  const code = say('渠道编号', 'code of the channel');
  const why = say('依据，记入审计', 'what it rests on; kept in the audit trail');
  const group = program.command('lenders').description(say('资金方、额度与资金方消息', 'lenders, their limits and what they said'));

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
              formatMoney(total),
              `${formatMoney(used)} / ${formatMoney(inTransit)}`,
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
        [say('现额度', 'Limit now'), limit ? formatMoney(limit.total) : '—'],
        [say('已用 / 在途', 'Used / in transit'), limit ? `${formatMoney(limit.used)} / ${formatMoney(limit.inTransit)}` : '—'],
        [say('新额度', 'New limit'), formatMoney(total)],
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

  group
    .command('events')
    .description(say('查看资金方系统说了什么、平台是否采用', 'list what lenders’ systems said, and what came of it'))
    .option('--channel <code>', code, parse.whole)
    .option('--application <number>', say('申请编号', 'number of the application'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ channel, application, page }: { channel?: number; application?: string; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(lenders.events, {
        ...(channel !== undefined && { channel }),
        ...(application !== undefined && { applicationNumber: application }),
        page,
        pageSize: 50,
      });
      line.show(lenders.events, found, () =>
        table(
          [
            say('收到时间', 'Received'),
            say('渠道', 'Channel'),
            say('申请编号', 'Application'),
            say('内容', 'Event'),
            say('结果', 'Effect'),
          ],
          found.list.map((report) => [
            moment(report.receivedAt),
            String(report.channel),
            report.applicationNumber,
            EVENTS[report.event][language],
            effectText(line, report),
          ]),
        ),
      );
    });
}
