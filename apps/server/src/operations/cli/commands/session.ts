import type { Command } from 'commander';
import { operations } from '../../contract/index.ts';
import { DUTY_LABELS } from '../../duties.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { facts, moment } from '../print.ts';
import { forgetSession, keepSession } from '../session-file.ts';
import { secret, withCode } from './credentials.ts';

const { session } = operations;

type Me = ResponseFor<typeof session.me>;

const meText = ({ say, language, connection }: CommandLine, me: Me): string =>
  facts([
    [say('操作员', 'Operator'), `${me.name}（${me.displayName}）`],
    [say('职责', 'Duties'), me.duties.map((duty) => DUTY_LABELS[duty][language]).join(language === 'zh' ? '、' : ', ')],
    [say('身份验证器', 'Authenticator'), me.secondFactor ? say('已绑定', 'set up') : say('未绑定', 'none')],
    [say('上次登录', 'Last sign-in'), moment(me.lastSignInAt)],
    [say('服务', 'Server'), connection.url],
  ]);

/** Signing in and out, and one's own password. */
export function sessionCommands(program: Command, run: Run): void {
  const { say } = run;
  const fromInput = say('从标准输入读取密码', 'read the password from the standard input');
  const codeHelp = say('身份验证器的动态码，或恢复码', 'the code of the authenticator, or a recovery code');

  program
    .command('sign-in')
    .description(say('登录并保存会话', 'sign in and keep the session'))
    .requiredOption('--name <name>', say('操作员登录名', 'name of the operator'))
    .option('--password-stdin', fromInput, false)
    .option('--code <code>', codeHelp)
    .action(async ({ name, passwordStdin, code }: { name: string; passwordStdin: boolean; code?: string }, command: Command) => {
      const line = commandLine(run, command);
      const password = await secret(line, passwordStdin, say('密码：', 'Password: '));
      const opened = await withCode(line, code, (given) => line.call(session.signIn, { name, password, ...given }));
      keepSession(line.sessionFile, { url: line.connection.url, token: opened.token, name, expiresAt: opened.expiresAt });
      // The token stays in its file: what is printed may end in a log.
      line.show(session.me, opened.operator, () => meText(line, opened.operator));
      if (opened.operator.passwordDue)
        line.terminal.err(say('请先执行 password 修改初始密码', 'Change the password you were given first: run password'));
    });

  program
    .command('sign-out')
    .description(say('退出并删除会话', 'sign out and remove the session'))
    .action(async (_options: object, command: Command) => {
      const line = commandLine(run, command);
      try {
        if (line.session) await line.call(session.signOut, {});
      } finally {
        forgetSession(line.sessionFile);
      }
      line.tell('已退出', 'Signed out');
    });

  program
    .command('whoami')
    .description(say('查看当前操作员', 'show who is signed in'))
    .action(async (_options: object, command: Command) => {
      const line = commandLine(run, command);
      const me = await line.call(session.me, {});
      line.show(session.me, me, () => meText(line, me));
    });

  program
    .command('password')
    .description(say('修改本人密码，所有会话随之结束', 'change your password; all your sessions end'))
    .option(
      '--password-stdin',
      say('从标准输入读取原密码与新密码，各占一行', 'read the old and the new password from the standard input, a line each'),
      false,
    )
    .action(async ({ passwordStdin }: { passwordStdin: boolean }, command: Command) => {
      const line = commandLine(run, command);
      const [password = '', newPassword = ''] = passwordStdin
        ? (await line.terminal.readInput()).split(/\r?\n/)
        : [await secret(line, false, say('原密码：', 'Old password: ')), await secret(line, false, say('新密码：', 'New password: '))];
      if (!passwordStdin && newPassword !== (await secret(line, false, say('再次输入新密码：', 'New password again: '))))
        throw new CommandFailed(EXIT.usage, say('两次输入的新密码不一致', 'The two new passwords differ'));
      await line.call(session.changePassword, { password, newPassword });
      forgetSession(line.sessionFile);
      line.tell('密码已修改，请重新登录', 'The password is changed. Sign in again');
    });
}
