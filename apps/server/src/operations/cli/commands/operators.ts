import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { DUTIES, DUTY_LABELS, type Duty } from '../../duties.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { moment, table } from '../print.ts';
import { outcomeText } from './outcome.ts';
import { listed } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { operators } = operations;

/** The version of an operator as the list has it now. */
async function versionOf(line: CommandLine, name: string): Promise<number> {
  const found = (await line.call(operators.list, {})).list.find((one) => one.name === name);
  if (!found) throw new CommandFailed(EXIT.refused, line.say(`没有操作员 ${name}`, `There is no operator ${name}`));
  return found.version;
}

/** The people who run the platform. */
export function operatorCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const why = say('原因，记入审计', 'why; kept in the audit trail');
  const name = say('登录名', 'name to sign in with');
  const dutiesHelp = say(`职责，逗号分隔：${DUTIES.join(',')}`, `duties, separated by commas: ${DUTIES.join(',')}`);
  const group = program.command('operators').description(say('运营人员', 'the people who run the platform'));

  group
    .command('list')
    .description(say('查看操作员', 'list the operators'))
    .action(async (_options: object, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(operators.list, {});
      line.show(operators.list, found, () =>
        table(
          [
            say('登录名', 'Name'),
            say('姓名', 'Person'),
            say('手机号', 'Mobile'),
            say('状态', 'State'),
            say('职责', 'Duties'),
            say('上次登录', 'Last sign-in'),
          ],
          found.list.map((row) => [
            row.name,
            row.displayName,
            row.mobile ?? '—',
            row.state === 'active' ? say('正常', 'active') : say('停用', 'disabled'),
            listed(
              row.duties.map((duty) => DUTY_LABELS[duty][line.language]),
              line.language,
            ),
            moment(row.lastSignInAt),
          ]),
        ),
      );
    });

  group
    .command('add')
    .description(say('新增操作员（须两名操作员）', 'add an operator; takes two operators'))
    .argument('<name>', name)
    .requiredOption('--display <name>', say('姓名', 'name of the person'))
    .requiredOption('--mobile <number>', say('本人手机号，初始密码发送至此', 'their own mobile, where the first password goes'))
    .requiredOption('--duties <duties>', dutiesHelp, parse.duties)
    .requiredOption('--reason <text>', why)
    .action(async (who: string, given: { display: string; mobile: string; duties: Duty[]; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      await line.confirm([
        [say('新增操作员', 'Add'), `${who}（${given.display}）`],
        [say('手机号', 'Mobile'), given.mobile],
        [
          say('职责', 'Duties'),
          listed(
            given.duties.map((duty) => DUTY_LABELS[duty][line.language]),
            line.language,
          ),
        ],
        [say('原因', 'Reason'), given.reason],
      ]);
      const request = { name: who, displayName: given.display, mobile: given.mobile, duties: given.duties, reason: given.reason };
      const outcome = await line.call(operators.add, request);
      line.show(operators.add, outcome, () => outcomeText(line, outcome));
    });

  group
    .command('duties')
    .description(say('更改职责（须两名操作员）', 'change the duties of an operator; takes two operators'))
    .argument('<name>', name)
    .requiredOption('--duties <duties>', dutiesHelp, parse.duties)
    .requiredOption('--reason <text>', why)
    .action(async (who: string, given: { duties: Duty[]; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const version = await versionOf(line, who);
      await line.confirm([
        [say('更改职责', 'Change duties'), who],
        [
          say('职责', 'Duties'),
          listed(
            given.duties.map((duty) => DUTY_LABELS[duty][line.language]),
            line.language,
          ),
        ],
        [say('原因', 'Reason'), given.reason],
      ]);
      const outcome = await line.call(operators.setDuties, { name: who, duties: given.duties, version, reason: given.reason });
      line.show(operators.setDuties, outcome, () => outcomeText(line, outcome));
    });

  const jointly = (verb: 'enable' | 'disable', description: string, heading: string) =>
    group
      .command(verb)
      .description(description)
      .argument('<name>', name)
      .requiredOption('--reason <text>', why)
      .action(async (who: string, { reason }: { reason: string }, command: Command) => {
        const line = commandLine(run, command);
        const version = await versionOf(line, who);
        await line.confirm([
          [heading, who],
          [say('原因', 'Reason'), reason],
        ]);
        const outcome = await line.call(operators[verb], { name: who, version, reason });
        line.show(operators[verb], outcome, () => outcomeText(line, outcome));
      });
  jointly('enable', say('恢复操作员（须两名操作员）', 'enable an operator again; takes two operators'), say('恢复操作员', 'Enable'));
  jointly(
    'disable',
    say('停用操作员并结束其会话（须两名操作员）', 'disable an operator and end their sessions; takes two operators'),
    say('停用操作员', 'Disable'),
  );

  group
    .command('reset')
    .description(say('重置密码与身份验证器（须两名操作员）', 'take password and authenticator away; takes two operators'))
    .argument('<name>', name)
    .option('--mobile <number>', say('新手机号；不填则发送至原手机号', 'their new mobile; without it the present one is written to'))
    .requiredOption('--reason <text>', why)
    .action(async (who: string, { mobile, reason }: { mobile?: string; reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const version = await versionOf(line, who);
      await line.confirm([
        [say('重置密码', 'Reset the password of'), who],
        ...(mobile === undefined ? [] : [[say('新手机号', 'New mobile'), mobile] as const]),
        [say('原因', 'Reason'), reason],
      ]);
      const outcome = await line.call(operators.reset, { name: who, version, reason, ...(mobile !== undefined && { mobile }) });
      line.show(operators.reset, outcome, () => outcomeText(line, outcome));
    });
}
