import { toWire } from '@lianxin/api/contract';
import type { Command } from 'commander';
import { readAddress } from '../address-file.ts';
import type { Operation, RequestFor, ResponseFor } from '../operation.ts';
import { connect, type Connection } from './connection.ts';
import { CommandFailed, EXIT } from './failure.ts';
import type { Language, Say } from './language.ts';
import { facts, type Facts } from './print.ts';
import { readSession, sessionPath, type KeptSession } from './session-file.ts';
import type { Terminal } from './terminal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a run of the command line is made of. */
export interface Run {
  readonly terminal: Terminal;
  readonly env: Environment;
  readonly language: Language;
  readonly say: Say;
}

/** Options of every command. */
interface Shared {
  readonly server?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** What a command works with. */
export interface CommandLine extends Run {
  readonly json: boolean;
  /** Where the session is kept. */
  readonly sessionFile: string;
  /** The kept session, if it is for the server that is spoken to. */
  readonly session: KeptSession | undefined;
  readonly connection: Connection;
  call<O extends Operation>(operation: O, request: RequestFor<O>): Promise<ResponseFor<O>>;
  /** Shows an answer: as the call gave it with --json, else in words. */
  show<O extends Operation>(operation: O, response: ResponseFor<O>, words: () => string): void;
  /** Reports that something was done; silent with --json. */
  tell(zh: string, en: string): void;
  /** Shows what is about to happen and goes on only when the person agrees, or has with --yes. */
  confirm(list: Facts): Promise<void>;
}

const DEFAULT_URL = 'http://127.0.0.1:8788';

/** The server to speak to: named, or of the kept session, or the one that left word in the data folder. */
function urlOf({ server }: Shared, env: Environment, session: KeptSession | undefined): string {
  return server ?? env['OPERATIONS_URL'] ?? session?.url ?? readAddress(env['DATA_DIR'] || '.data') ?? DEFAULT_URL;
}

/** Puts together what a command works with, from the options that stand anywhere on its line. */
export function commandLine(run: Run, command: Command): CommandLine {
  const { terminal, env, say, language } = run;
  const options = command.optsWithGlobals<Shared>();
  const sessionFile = sessionPath(env);
  const kept = readSession(sessionFile, say);
  const url = urlOf(options, env, kept);
  const session = kept?.url === url ? kept : undefined;
  const connection = connect({ url, token: session?.token, language, say });
  const json = options.json === true;
  return {
    ...run,
    json,
    sessionFile,
    session,
    connection,
    call: (operation, request) => connection.call(operation, request),
    show(operation, response, words) {
      terminal.out(json ? JSON.stringify(toWire(operation.response, response), null, 2) : words());
    },
    tell(zh, en) {
      if (!json) terminal.out(say(zh, en));
    },
    async confirm(list) {
      if (options.yes === true) return;
      if (!terminal.interactive)
        throw new CommandFailed(
          EXIT.unconfirmed,
          say('需要确认：请在终端中执行，或加 --yes', 'This needs your confirmation: run it in a terminal, or add --yes'),
        );
      terminal.err(facts(list));
      const reply = await terminal.ask(say('确认执行？输入 yes 继续：', 'Go on? Type yes: '));
      if (!/^(y|yes|是)$/i.test(reply.trim()))
        throw new CommandFailed(EXIT.unconfirmed, say('已取消，未做任何更改', 'Cancelled. Nothing was changed'));
    },
  };
}
