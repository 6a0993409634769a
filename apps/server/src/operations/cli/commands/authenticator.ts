import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { facts } from '../print.ts';
import { secret, withCode } from './credentials.ts';

const { session } = operations;

/** Setting up the second factor. */
export function authenticatorCommands(program: Command, run: Run): void {
  const { say } = run;
  const authenticator = program
    .command('authenticator')
    .description(say('身份验证器：登录时除密码外的第二重验证', 'the authenticator: a code beside the password at every sign-in'));

  authenticator
    .command('new')
    .description(say('生成密钥，用身份验证器扫描；确认后生效', 'make a secret for your authenticator; it counts once it is confirmed'))
    .option('--password-stdin', say('从标准输入读取密码', 'read the password from the standard input'), false)
    .option('--code <code>', say('现有验证器的动态码，或恢复码', 'the code of the present authenticator, or a recovery code'))
    .action(async ({ passwordStdin, code }: { passwordStdin: boolean; code?: string }, command: Command) => {
      const line = commandLine(run, command);
      const password = await secret(line, passwordStdin, say('密码：', 'Password: '));
      const made = await withCode(line, code, (given) => line.call(session.enrolFactor, { password, ...given }));
      line.show(session.enrolFactor, made, () =>
        [renderUnicodeCompact(made.address), facts([[say('密钥', 'Secret'), made.secret]])].join('\n'),
      );
      line.tell('扫描后执行 authenticator confirm --code <动态码>', 'Scan it, then run authenticator confirm --code <code>');
    });

  authenticator
    .command('confirm')
    .description(say('以第一个动态码确认，并得到恢复码', 'confirm it by its first code; tells the recovery codes'))
    .requiredOption('--code <code>', say('新验证器的第一个动态码', 'the first code of the new authenticator'))
    .action(async ({ code }: { code: string }, command: Command) => {
      const line = commandLine(run, command);
      const confirmed = await line.call(session.confirmFactor, { code });
      line.show(session.confirmFactor, confirmed, () => confirmed.recoveryCodes.join('\n'));
      line.tell(
        '已绑定。以上恢复码每个只能用一次，仅显示这一次，请离线保存',
        'It is set up. Each recovery code is good once and is shown only now: keep them off this machine',
      );
    });
}
