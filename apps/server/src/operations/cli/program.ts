import { Command } from 'commander';
import { VERSION } from '../../platform/version.ts';
import type { Run } from './command-line.ts';
import { announcementCommands } from './commands/announcements.ts';
import { auditCommands } from './commands/audit.ts';
import { authenticatorCommands } from './commands/authenticator.ts';
import { calendarCommands } from './commands/calendar.ts';
import { cancellationCommands } from './commands/cancellations.ts';
import { enrolmentCommands } from './commands/enrolments.ts';
import { creditCommands } from './commands/credit.ts';
import { erasureCommands } from './commands/erasures.ts';
import { feeCommands } from './commands/fees.ts';
import { invoiceCommands } from './commands/invoices.ts';
import { firstOperatorCommand } from './commands/first-operator.ts';
import { installationCommands } from './commands/installation.ts';
import { channelCommands } from './commands/channel-terms.ts';
import { groupCommands } from './commands/groups.ts';
import { informationChangeCommands } from './commands/information-changes.ts';
import { lenderCommands } from './commands/lenders.ts';
import { limitCommands } from './commands/limits.ts';
import { operatorCommands } from './commands/operators.ts';
import { proposalCommands } from './commands/proposals.ts';
import { registrationCommands } from './commands/registrations.ts';
import { sessionCommands } from './commands/session.ts';
import { regulatoryCommands } from './commands/regulatory.ts';
import { statementCommands } from './commands/statements.ts';
import { suspensionCommands } from './commands/suspensions.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Global Options:': '通用选项：',
  'Commands:': '命令：',
};

/** Gives a command and all below it the help texts of the run's language. */
function translate(command: Command, run: Run): void {
  const { say, terminal } = run;
  command
    .helpOption('-h, --help', say('显示帮助', 'show this help'))
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => say(HEADINGS[title] ?? title, title) })
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      outputError: () => {},
    })
    .exitOverride();
  if (command.commands.length > 0) command.helpCommand('help [command]', say('显示某个命令的帮助', 'show the help of a command'));
  for (const child of command.commands) translate(child, run);
}

/** The command line of platform operations. */
export function createProgram(run: Run): Command {
  const { say } = run;
  const program = new Command('chainletter-ops')
    .description(say('平台运营命令行', 'Command line of platform operations'))
    .version(VERSION, '-V, --version', say('显示版本', 'show the version'))
    .option('--server <url>', say('运营接口地址', 'address of platform operations'))
    .option('--json', say('以 JSON 输出', 'answer as JSON'))
    .option('--yes', say('不再询问确认', 'do not ask for confirmation'))
    .option('--lang <language>', say('语言：zh 或 en', 'language: zh or en'));
  sessionCommands(program, run);
  authenticatorCommands(program, run);
  registrationCommands(program, run);
  informationChangeCommands(program, run);
  erasureCommands(program, run);
  cancellationCommands(program, run);
  enrolmentCommands(program, run);
  announcementCommands(program, run);
  feeCommands(program, run);
  invoiceCommands(program, run);
  limitCommands(program, run);
  calendarCommands(program, run);
  channelCommands(program, run);
  lenderCommands(program, run);
  creditCommands(program, run);
  groupCommands(program, run);
  suspensionCommands(program, run);
  statementCommands(program, run);
  proposalCommands(program, run);
  regulatoryCommands(program, run);
  auditCommands(program, run);
  operatorCommands(program, run);
  firstOperatorCommand(program, run);
  installationCommands(program, run);
  translate(program, run);
  return program;
}
