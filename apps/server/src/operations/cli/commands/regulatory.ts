import { formatMoney, type CivilDate } from '@lianxin/domain';
import type { Command } from 'commander';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { reportFollower, type ReportSummary, summaryLine } from '../../../business/evidence/regulatory/index.ts';
import { operations } from '../../contract/index.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { facts } from '../print.ts';
import { parsersIn } from './parsers.ts';

const { regulatory } = operations;

/** Goes through a report line by line; answers what it comes to, which its last line has to say as well. */
async function checked(path: string, { say }: CommandLine): Promise<ReportSummary> {
  const follower = reportFollower();
  const broken = (line: number) =>
    new CommandFailed(EXIT.broken, say(`${path}：第 ${line} 行被改动或缺失`, `${path}: line ${line} was changed or is missing`));
  let line = 0;
  let waiting: string | undefined;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    try {
      if (waiting !== undefined) follower.take(waiting);
    } catch {
      throw broken(line);
    }
    waiting = text;
    line += 1;
  }
  const summary = follower.summary();
  if (waiting !== summaryLine(summary)) throw broken(line);
  return summary;
}

function show(line: CommandLine, summary: ReportSummary): void {
  const { say, terminal, json } = line;
  const { counts, sums, sha256 } = summary;
  const of = (name: string) => counts[name] ?? 0;
  const yuan = (name: string) => {
    const sum = sums[name];
    return sum === undefined ? '—' : formatMoney(sum);
  };
  terminal.out(
    json
      ? JSON.stringify(summary, null, 2)
      : facts([
          [say('开立凭证', 'Vouchers'), `${of('voucher')}  ${yuan('voucherAmount')}`],
          [say('流转事件', 'Events'), String(of('event'))],
          [say('放款', 'Paid out'), `${of('financing')}  ${yuan('financedAmount')}`],
          [say('到期付款', 'Paid at maturity'), `${of('payment')}  ${yuan('paidAmount')}`],
          [say('分录（借 / 贷）', 'Postings (debit / credit)'), `${of('posting')}  ${yuan('debit')} / ${yuan('credit')}`],
          ['SHA-256', sha256],
        ]),
  );
}

/** Reports to the regulator. */
export function regulatoryCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const group = program.command('regulatory').description(say('监管报送', 'reports to the regulator'));

  group
    .command('export')
    .description(
      say(
        '导出已结束日期的凭证、流转、融资、兑付和分录（导出本身记入审计）',
        'export what happened on days that have ended; recorded itself',
      ),
    )
    .requiredOption('--from <day>', say('开始日期', 'the first day'), parse.day)
    .requiredOption('--until <day>', say('结束日期，含当日', 'the last day, included'), parse.day)
    .requiredOption('--reason <text>', say('用途，记入审计', 'what for; it stands in the trail'))
    .requiredOption('--to <path>', say('保存到', 'where to save it'))
    .action(async ({ from, until, reason, to }: { from: CivilDate; until: CivilDate; reason: string; to: string }, command: Command) => {
      const line = commandLine(run, command);
      const file = await open(to, 'wx', 0o600);
      try {
        const lines = await line.connection.lines(regulatory.export, { from, to: until, reason });
        await pipeline(lines, file.createWriteStream());
        show(line, await checked(to, line));
      } catch (error) {
        // What is left of an export is none.
        await rm(to);
        throw error;
      } finally {
        await file.close();
      }
    });

  group
    .command('verify')
    .description(
      say('重算导出文件的笔数、合计和校验值，不连接服务', 'compute counts, sums and checksum of an export again, without the server'),
    )
    .argument('<file>', say('导出的文件', 'the exported file'))
    .action(async (file: string, _: unknown, command: Command) => {
      const line = commandLine(run, command);
      show(line, await checked(file, line));
    });
}
