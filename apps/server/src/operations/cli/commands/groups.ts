import type { EnterpriseNo } from '@lianxin/api/contract';
import { formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { parsersIn } from './parsers.ts';
import { enterpriseName } from './suspensions.ts';

const { groups } = operations;

/** Who of a group answers for whom, and for how much. */
export function groupCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const group = program.command('groups').description(say('集团成员单位担保', 'guarantees inside groups'));

  group
    .command('show')
    .description(say('查看成员单位担保', 'show who answers for whom'))
    .argument('[guarantor]', say('担保企业编号', 'number of the guarantor'), parse.enterprise)
    .action(async (guarantorNo: EnterpriseNo | undefined, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(groups.show, guarantorNo === undefined ? {} : { guarantorNo });
      line.show(groups.show, shown, () =>
        table(
          [
            say('担保企业', 'Guarantor'),
            say('成员单位', 'Member'),
            say('合同编号', 'Contract'),
            say('额度（元）', 'Limit'),
            say('已用', 'Used'),
            say('有效期至', 'Until'),
            say('设置人', 'Set by'),
          ],
          shown.list.map(({ guarantor, guaranteed, number, total, used, validUntil, setBy }) => [
            `${guarantor.enterpriseNo} ${guarantor.name}`,
            `${guaranteed.enterpriseNo} ${guaranteed.name}`,
            number,
            formatMoney(total),
            formatMoney(used),
            validUntil,
            setBy,
          ]),
        ),
      );
    });

  interface Terms {
    readonly number: string;
    readonly total: Fen;
    readonly until: CivilDate;
    readonly reason: string;
  }
  group
    .command('guarantee')
    .description(say('设置成员单位担保（须两名操作员）', 'set what one enterprise answers for of another; takes two operators'))
    .argument('<guarantor>', say('担保企业编号', 'number of the guarantor'), parse.enterprise)
    .argument('<member>', say('成员单位编号', 'number of the member'), parse.enterprise)
    .requiredOption('--number <text>', say('担保合同编号', 'number of the contract'))
    .requiredOption('--total <yuan>', say('担保额度（元）', 'the limit in yuan'), parse.yuan)
    .requiredOption('--until <date>', say('有效期至', 'valid until'), parse.day)
    .requiredOption('--reason <text>', say('依据，记入审计', 'what it rests on; kept in the audit trail'))
    .action(async (guarantorNo: EnterpriseNo, guaranteedNo: EnterpriseNo, terms: Terms, command: Command) => {
      const { number, total, until, reason } = terms;
      const line = commandLine(run, command);
      const { list } = await line.call(groups.show, { guarantorNo });
      const present = list.find(({ guaranteed }) => guaranteed.enterpriseNo === guaranteedNo);
      await line.confirm([
        [say('担保企业', 'Guarantor'), await enterpriseName(line, guarantorNo)],
        [say('成员单位', 'Member'), await enterpriseName(line, guaranteedNo)],
        [say('现额度', 'Limit now'), present ? formatMoney(present.total) : '—'],
        [say('新额度', 'New limit'), formatMoney(total)],
        [say('有效期至', 'Until'), until],
        [say('依据', 'Reason'), reason],
      ]);
      const version = present?.version ?? 0;
      const outcome = await line.call(groups.guarantee, { guarantorNo, guaranteedNo, number, total, validUntil: until, version, reason });
      line.show(groups.guarantee, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('members')
    .description(say('查看集团数据成员', 'show whose figures an enterprise may see'))
    .argument('<head>', say('集团企业编号', 'number of the head of the group'), parse.enterprise)
    .action(async (headNo: EnterpriseNo, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const shown = await line.call(groups.members, { headNo });
      line.show(groups.members, shown, () =>
        table(
          [say('成员单位', 'Member'), say('设置人', 'Set by')],
          shown.list.map(({ member, setBy }) => [`${member.enterpriseNo} ${member.name}`, setBy]),
        ),
      );
    });

  interface Membership {
    readonly revoke: boolean;
    readonly reason: string;
  }
  group
    .command('member')
    .description(say('设置集团数据成员（须两名操作员）', 'let an enterprise see the figures of another; takes two operators'))
    .argument('<head>', say('集团企业编号', 'number of the head of the group'), parse.enterprise)
    .argument('<member>', say('成员单位编号', 'number of the member'), parse.enterprise)
    .option('--revoke', say('取消', 'take it back'), false)
    .requiredOption('--reason <text>', say('依据，记入审计', 'what it rests on; kept in the audit trail'))
    .action(async (headNo: EnterpriseNo, memberNo: EnterpriseNo, { revoke, reason }: Membership, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm([
        [say('集团企业', 'Head'), await enterpriseName(line, headNo)],
        [say('成员单位', 'Member'), await enterpriseName(line, memberNo)],
        [say('集团数据', 'Figures'), revoke ? say('取消', 'no longer') : say('可见', 'visible')],
        [say('依据', 'Reason'), reason],
      ]);
      const outcome = await line.call(groups.setMember, { headNo, memberNo, granted: !revoke, reason });
      line.show(groups.setMember, outcome, () => outcomeText(line, outcome));
    });
}
