import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { auditFollower, type AuditEntry } from '../../audit/chain.ts';
import { AuditRow } from '../../contract/audit.ts';
import { operations } from '../../contract/index.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { moment, table } from '../print.ts';
import { OPERATION_LABELS, outcomeWord, wordOf } from '../words.ts';
import { changeText } from './field-words.ts';
import { parsersIn } from './parsers.ts';

const { audit } = operations;
const AT_ONCE = 500;

/** The rows of an export, one a line. */
function rowsIn(path: string, { say }: CommandLine): AuditEntry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text, index) => {
      try {
        return z.parse(AuditRow, JSON.parse(text));
      } catch {
        throw new CommandFailed(EXIT.broken, say(`第 ${index + 1} 行不是审计记录`, `Line ${index + 1} is no row of the trail`));
      }
    });
}

/** Computes an export again without the server; answers how many rows it holds. */
function verifyFile(path: string, line: CommandLine): AuditEntry | undefined {
  const rows = rowsIn(path, line);
  const follower = auditFollower();
  const broken = rows.find((row) => !follower.accepts(row));
  if (broken)
    throw new CommandFailed(
      EXIT.broken,
      line.say(`${path}：第 ${follower.length + 1} 条被改动或缺失`, `${path}: row ${follower.length + 1} was changed or is missing`),
    );
  return rows.at(-1);
}

/** Refuses a trail that does not hold, at its place, the last row that an earlier export ended with. */
async function verifyAgainst(line: CommandLine, last: AuditEntry | undefined): Promise<void> {
  if (!last) return;
  const { list } = await line.call(audit.list, { limit: 1, before: last.sequence + 1 });
  if (list[0]?.hash !== last.hash)
    throw new CommandFailed(
      EXIT.broken,
      line.say(`第 ${last.sequence} 条与此前导出的不同`, `Row ${last.sequence} is not what was exported before`),
    );
}

/** The audit trail of platform operations. */
export function auditCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const group = program.command('audit').description(say('审计记录', 'the audit trail'));

  group
    .command('list')
    .description(say('查看审计记录，最新在前', 'read the trail, newest first'))
    .option('--limit <n>', say('条数，至多 200', 'how many, 200 at most'), parse.whole, 50)
    .option('--before <sequence>', say('早于某序号', 'only rows before this one'), parse.whole)
    .option('--operator <name>', say('操作员', 'of this operator'))
    .option('--action <action>', say('事项，如 limits.setTerm', 'of this act, such as limits.setTerm'))
    .option('--subject <id>', say('对象编号', 'about this object'))
    .action(async (given: { limit: number; before?: number; operator?: string; action?: string; subject?: string }, command: Command) => {
      const line = commandLine(run, command);
      const { limit, before, operator: operatorName, action, subject: subjectId } = given;
      const found = await line.call(audit.list, {
        limit,
        ...(before !== undefined && { before }),
        ...(operatorName !== undefined && { operatorName }),
        ...(action !== undefined && { action }),
        ...(subjectId !== undefined && { subjectId }),
      });
      line.show(audit.list, found, () =>
        table(
          [
            '#',
            say('时间', 'At'),
            say('操作员', 'Operator'),
            say('事项', 'Act'),
            say('结果', 'Outcome'),
            say('对象', 'Subject'),
            say('原因', 'Reason'),
            say('变更后', 'After'),
          ],
          found.list.map((row) => [
            String(row.sequence),
            moment(row.at),
            row.proposedBy === null ? row.operatorName : `${row.operatorName} ← ${row.proposedBy}`,
            wordOf(OPERATION_LABELS, row.action, line.language),
            outcomeWord(row.outcome, line.language),
            row.subjectId ?? '—',
            row.reason ?? '—',
            changeText(row.after, line),
          ]),
        ),
      );
    });

  group
    .command('verify')
    .description(say('重算审计链', 'compute the chain of the trail again'))
    .option('--file <path>', say('只核对导出文件，不连接服务', 'check an export alone, without the server'))
    .option('--against <path>', say('并与此前的导出核对', 'also compare with an earlier export'))
    .action(async ({ file, against }: { file?: string; against?: string }, command: Command) => {
      const line = commandLine(run, command);
      if (file !== undefined) {
        const last = verifyFile(file, line);
        return line.tell(`完整：${last?.sequence ?? 0} 条`, `Whole: ${last?.sequence ?? 0} rows`);
      }
      const earlier = against === undefined ? undefined : verifyFile(against, line);
      const verdict = await line.call(audit.verify, {});
      line.show(audit.verify, verdict, () =>
        verdict.whole ? say(`完整：${verdict.rows} 条`, `Whole: ${verdict.rows} rows`) : say('不完整', 'Not whole'),
      );
      if (!verdict.whole)
        throw new CommandFailed(
          EXIT.broken,
          say(`第 ${verdict.at ?? 0} 条起被改动或缺失`, `Changed or missing from row ${verdict.at ?? 0}`),
        );
      await verifyAgainst(line, earlier);
    });

  group
    .command('export')
    .description(say('导出审计记录，每行一条 JSON（导出本身记入审计）', 'export the trail as JSON lines; recorded itself'))
    .requiredOption('--to <path>', say('保存到', 'where to save it'))
    .action(async ({ to }: { to: string }, command: Command) => {
      const line = commandLine(run, command);
      const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
      await once(file, 'open');
      let after = 0;
      for (;;) {
        const { list } = await line.call(audit.export, { after, limit: AT_ONCE });
        for (const row of list) file.write(`${JSON.stringify(row)}\n`);
        after = list.at(-1)?.sequence ?? after;
        if (list.length < AT_ONCE) break;
      }
      file.end();
      await once(file, 'finish');
      line.tell(`已导出 ${after} 条到 ${to}`, `${after} rows are in ${to}`);
    });
}
