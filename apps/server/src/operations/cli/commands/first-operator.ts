import type { Command } from 'commander';
import * as z from 'zod/mini';
import { OperatorName } from '../../contract/shapes.ts';
import type { Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';

/** The command that an installation is begun with, once. */
export function firstOperatorCommand(program: Command, { terminal, env, say }: Run): void {
  program
    .command('first-operator')
    .description(
      say(
        '创建第一名操作员（一次性，直接连接本安装的数据库）',
        'make the first operator, once, straight in the database of this installation',
      ),
    )
    .requiredOption('--name <name>', say('登录名', 'name to sign in with'))
    .requiredOption('--display <name>', say('姓名', 'name of the person'))
    .action(async (given: { name: string; display: string }) => {
      if (!z.safeParse(OperatorName, given.name).success)
        throw new CommandFailed(
          EXIT.usage,
          say(
            '登录名为 2 至 32 位小写字母、数字或 . _ -，以字母开头',
            'A name has 2 to 32 small letters, digits or . _ - and begins with a letter',
          ),
        );
      // Everything else speaks to a server; this one alone carries a database.
      const { makeFirstOperator } = await import('../../operators/make-first-operator.ts');
      const password = await makeFirstOperator(env, given);
      if (password === undefined)
        throw new CommandFailed(EXIT.refused, say('已有操作员，请由其新增', 'There are operators already: one of them adds others'));
      terminal.out(say(`已创建操作员 ${given.name}`, `Operator ${given.name} was made`));
      terminal.out(
        say(
          `初始密码（仅显示一次，首次登录须修改）：${password}`,
          `First password, shown this once, to be changed at the first sign-in: ${password}`,
        ),
      );
    });
}
