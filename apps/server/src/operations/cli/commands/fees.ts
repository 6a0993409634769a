import type { EnterpriseNo } from '@lianxin/api/contract';
import { FEE_STATE_LABELS, formatMoney, type Fen } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { RequestFor, ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { moment, table } from '../print.ts';
import { parsersIn } from './parsers.ts';
import { enterpriseName } from './suspensions.ts';

const { fees } = operations;

type Fee = ResponseFor<typeof fees.list>['list'][number];
type NewFee = RequestFor<typeof fees.set>['items'][number];

const STATES = ['pending', 'declared', 'returned', 'confirmed', 'cancelled'] as const satisfies readonly Fee['state'][];

/** The fees that an enterprise has yet to pay, as an act that sets them names them. */
async function openFees(line: CommandLine, enterpriseNo: EnterpriseNo): Promise<NewFee[]> {
  const lists = await Promise.all(
    (['pending', 'returned'] as const).map((state) => line.call(fees.list, { enterpriseNo, state, page: 1, pageSize: 100 })),
  );
  return lists
    .flatMap(({ list }) => list)
    .map(({ id, kind, amount, agreementUrl, summary, mandatory }) => ({ id, kind, amount, agreementUrl, summary, mandatory }));
}

/** What enterprises pay to the platform. */
export function feeCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const why = say('原因，记入审计', 'why; kept in the audit trail');
  const enterpriseHelp = say('企业编号', 'number of the enterprise');
  const idHelp = say('费用编号', 'id of the fee');
  const group = program.command('fees').description(say('费用项', 'fees of enterprises'));

  group
    .command('list')
    .description(say('查看费用项', 'list fees'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(STATES))
    .option('--enterprise <no>', enterpriseHelp, parse.enterprise)
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, enterprise, page }: { state?: Fee['state']; enterprise?: EnterpriseNo; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(fees.list, {
        page,
        pageSize: 50,
        ...(state !== undefined && { state }),
        ...(enterprise !== undefined && { enterpriseNo: enterprise }),
      });
      line.show(fees.list, found, () =>
        table(
          [
            say('编号', 'Id'),
            say('企业', 'Enterprise'),
            say('费用', 'Fee'),
            say('金额', 'Amount'),
            say('必缴', 'Must'),
            say('状态', 'State'),
            say('申报', 'Declared'),
          ],
          found.list.map((row) => [
            row.id,
            `${row.enterprise.enterpriseNo} ${row.enterprise.name}`,
            row.summary,
            formatMoney(row.amount),
            row.mandatory ? say('是', 'yes') : say('否', 'no'),
            FEE_STATE_LABELS[row.state][line.language],
            moment(row.declaredAt),
          ]),
        ),
      );
    });

  group
    .command('add')
    .description(say('为企业新增一项待缴费用', 'ask an enterprise for a fee'))
    .argument('<enterprise>', enterpriseHelp, parse.enterprise)
    .requiredOption('--kind <kind>', say('种类：ukey、service…', 'kind: ukey, service…'))
    .requiredOption('--amount <yuan>', say('金额（元）', 'amount in yuan'), parse.yuan)
    .requiredOption('--summary <text>', say('费用名称', 'what it is for'))
    .option('--agreement <url>', say('协议地址', 'address of its agreement'))
    .option('--mandatory', say('必缴', 'must be paid'), false)
    .requiredOption('--reason <text>', why)
    .action(
      async (
        enterpriseNo: EnterpriseNo,
        given: { kind: string; amount: Fen; summary: string; agreement?: string; mandatory: boolean; reason: string },
        command: Command,
      ) => {
        const line = commandLine(run, command);
        await line.confirm([
          [say('新增费用', 'New fee'), await enterpriseName(line, enterpriseNo)],
          [say('费用', 'Fee'), `${given.kind} ${given.summary}`],
          [say('金额', 'Amount'), `${formatMoney(given.amount)}${given.mandatory ? say('（必缴）', ' (must be paid)') : ''}`],
          [say('原因', 'Reason'), given.reason],
        ]);
        const { kind, amount, summary, mandatory, reason } = given;
        const fresh = { kind, amount, summary, mandatory, agreementUrl: given.agreement ?? null };
        const done = await line.call(fees.set, { enterpriseNo, items: [...(await openFees(line, enterpriseNo)), fresh], reason });
        line.show(fees.set, done, () => say('已新增', 'Added'));
      },
    );

  group
    .command('cancel')
    .description(say('取消企业的一项待缴费用', 'take back a fee that an enterprise has not declared'))
    .argument('<enterprise>', enterpriseHelp, parse.enterprise)
    .argument('<id>', idHelp)
    .requiredOption('--reason <text>', why)
    .action(async (enterpriseNo: EnterpriseNo, id: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const open = await openFees(line, enterpriseNo);
      const fee = open.find((one) => one.id === id);
      if (!fee) throw new CommandFailed(EXIT.refused, say(`该企业没有待缴费用 ${id}`, `The enterprise has no open fee ${id}`));
      await line.confirm([
        [say('取消费用', 'Cancel'), `${fee.summary} ${formatMoney(fee.amount)}`],
        [say('企业', 'Enterprise'), await enterpriseName(line, enterpriseNo)],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(fees.set, { enterpriseNo, items: open.filter((one) => one !== fee), reason });
      line.show(fees.set, done, () => say('已取消', 'Cancelled'));
    });

  const decided = (verb: 'confirm' | 'sendBack', name: string, description: string, heading: string, done: string) =>
    group
      .command(name)
      .description(description)
      .argument('<id>', idHelp)
      .requiredOption('--reason <text>', say('凭据或原因，记入审计', 'what it rests on; kept in the audit trail'))
      .action(async (id: string, { reason }: { reason: string }, command: Command) => {
        const line = commandLine(run, command);
        await line.confirm([
          [heading, id],
          [say('凭据或原因', 'Reason'), reason],
        ]);
        const answer = await line.call(fees[verb], { id, reason });
        line.show(fees[verb], answer, () => done);
      });
  decided(
    'confirm',
    'confirm',
    say('确认已申报费用到账', 'confirm that a declared fee has arrived'),
    say('确认到账', 'Confirm'),
    say('已确认', 'Confirmed'),
  );
  decided(
    'sendBack',
    'send-back',
    say('退回申报，企业可见原因', 'send a declaration back; the enterprise reads why'),
    say('退回申报', 'Send back'),
    say('已退回', 'Sent back'),
  );
}
