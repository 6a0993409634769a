import { CommanderError } from 'commander';
import { isCausedBy, isOutage } from '../../platform/db/outage.ts';
import type { Environment, Run } from './command-line.ts';
import { CommandFailed, EXIT } from './failure.ts';
import { languageOf, sayIn } from './language.ts';
import { createProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

/** What is wrong with a command line, by the parser's names for it. */
const USAGE: Readonly<Record<string, string>> = {
  'commander.unknownOption': '没有此选项',
  'commander.unknownCommand': '没有此命令',
  'commander.missingArgument': '缺少参数',
  'commander.optionMissingArgument': '选项缺少取值',
  'commander.missingMandatoryOptionValue': '缺少必需的选项',
  'commander.excessArguments': '参数过多',
  'commander.invalidArgument': '取值不正确',
};

/** The part of the parser's sentence that names what is meant: between quotation marks, or after the colon. */
const named = (message: string): string => message.replace(/^error: /, '');

/** A name with several addresses is refused with an error that has one for each. */
const isRefusedConnection = (error: Error): boolean =>
  ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) ||
  (error instanceof AggregateError && error.errors.some((one) => one instanceof Error && isRefusedConnection(one)));

/** What the first of the causes said. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootMessage(error.cause);
  return error instanceof AggregateError ? error.errors.map(rootMessage).join('; ') : error.message;
}

function failed(error: unknown, { say, terminal }: Run, json: boolean): number {
  if (error instanceof CommanderError) {
    // Help and version are no failures.
    if (error.exitCode === 0) return EXIT.done;
    if (error.code === 'commander.help') return EXIT.usage;
    terminal.err(say(`${USAGE[error.code] ?? '用法不正确'}（${named(error.message)}）`, named(error.message)));
    return EXIT.usage;
  }
  if (error instanceof CommandFailed) {
    if (json) terminal.out(JSON.stringify({ code: error.code ?? null, message: error.message }, null, 2));
    else terminal.err(error.message);
    return error.exitCode;
  }
  if (isOutage(error) || isCausedBy(error, isRefusedConnection)) {
    const why = rootMessage(error);
    terminal.err(say(`无法连接数据库：${why}`, `The database does not answer: ${why}`));
    return EXIT.unreachable;
  }
  // A file that is not there, is there already or may not be read.
  if (error instanceof Error && 'syscall' in error) {
    terminal.err(error.message);
    return EXIT.usage;
  }
  throw error;
}

/** Runs one command; answers the exit code. */
export async function runCommand(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  const language = languageOf(args, env);
  const run: Run = { terminal, env, language, say: sayIn(language) };
  try {
    await createProgram(run).parseAsync([...args], { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return failed(error, run, args.includes('--json'));
  }
}
