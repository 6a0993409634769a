import { Mobile } from '@lianxin/api/contract';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { OperatorName } from '../../contract/shapes.ts';
import { passwordProblem } from '../../operators/password-rules.ts';
import type { Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { secret } from './credentials.ts';

interface Given {
  readonly name: string;
  readonly display: string;
  readonly mobile: string;
  readonly insteadOf?: string;
  readonly passwordStdin: boolean;
}

/** The command that an installation is begun with: twice, because everything that gives power takes two. */
export function firstOperatorCommand(program: Command, run: Run): void {
  const { terminal, env, say } = run;
  const wrongUsage = (zh: string, en: string) => new CommandFailed(EXIT.usage, say(zh, en));

  /** What the person themselves chooses at this terminal. */
  async function chosenPassword({ name, passwordStdin }: Given): Promise<string> {
    const password = await secret(run, passwordStdin, say('请本人设置密码：', 'The operator chooses a password: '));
    const problem = passwordProblem(password, name);
    if (problem) throw wrongUsage(problem.zh, problem.en);
    if (!passwordStdin && password !== (await secret(run, false, say('再次输入密码：', 'Password again: '))))
      throw wrongUsage('两次输入的密码不一致', 'The two passwords differ');
    return password;
  }

  program
    .command('first-operator')
    .description(
      say(
        '创建最初的两名操作员，各由本人在此设置密码（直接连接本安装的数据库）',
        'make the first two operators, each choosing a password here, straight in the database of this installation',
      ),
    )
    .requiredOption('--name <name>', say('登录名', 'name to sign in with'))
    .requiredOption('--display <name>', say('姓名', 'name of the person'))
    .requiredOption('--mobile <number>', say('本人手机号', 'their own mobile'))
    .option(
      '--instead-of <name>',
      say('仅剩两名管理人员而其中一名无法办理时，停用该名', 'disable this one, where only two manage operators and one cannot act'),
    )
    .option('--password-stdin', say('从标准输入读取密码', 'read the password from the standard input'), false)
    .action(async (given: Given) => {
      if (!z.safeParse(OperatorName, given.name).success)
        throw wrongUsage(
          '登录名为 2 至 32 位小写字母、数字或 . _ -，以字母开头',
          'A name has 2 to 32 small letters, digits or . _ - and begins with a letter',
        );
      if (!z.safeParse(Mobile, given.mobile).success) throw wrongUsage('请输入正确的手机号', 'This is no mobile number');
      const password = await chosenPassword(given);
      // Everything else speaks to a server; this one alone carries a database.
      const { makeFirstOperator } = await import('../../operators/make-first-operator.ts');
      const outcome = await makeFirstOperator(env, { ...given, password });
      if (outcome === 'enough')
        throw new CommandFailed(EXIT.refused, say('已有两名操作员，请由其新增', 'There are two operators already: they add others'));
      if (outcome === 'taken') throw new CommandFailed(EXIT.refused, say('登录名或手机号已被使用', 'The name or the mobile is taken'));
      if (outcome === 'unknown') throw new CommandFailed(EXIT.refused, say('没有该名在岗操作员', 'No such operator is at work'));
      terminal.out(say(`已创建操作员 ${given.name}`, `Operator ${given.name} was made`));
      if (outcome === 'oneMore')
        terminal.out(say('请再执行一次，创建第二名操作员', 'Run it once more for the second operator: what gives power takes two'));
    });
}
