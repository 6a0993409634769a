import { REFUSAL_CODES } from '@lianxin/domain';
import type { CommandLine, Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';

/** A secret from the person, or from the standard input for scripts. */
export async function secret({ terminal, say }: Pick<Run, 'terminal' | 'say'>, fromInput: boolean, question: string): Promise<string> {
  if (fromInput) return terminal.readInput();
  if (terminal.interactive) return terminal.askSecret(question);
  throw new CommandFailed(
    EXIT.usage,
    say('请在终端中执行，或用 --password-stdin 从标准输入读取密码', 'Run it in a terminal, or give the password with --password-stdin'),
  );
}

/** Makes a call with a code where the platform asks for one: the one given, else the one that the person types. */
export async function withCode<Answer>(
  { terminal, say }: CommandLine,
  code: string | undefined,
  call: (given: { readonly code?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(code === undefined ? {} : { code });
  } catch (error) {
    const asked = error instanceof CommandFailed && error.code === REFUSAL_CODES.SECOND_FACTOR_REQUIRED;
    if (!asked || !terminal.interactive) throw error;
    return call({ code: await terminal.ask(say('动态码：', 'Code: ')) });
  }
}
