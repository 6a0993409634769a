import { writeFileSync } from 'node:fs';
import { INFORMATION_FIELDS, type InformationChangeState } from '@lianxin/domain';
import { Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { facts, moment, table, type Facts } from '../print.ts';
import { INFORMATION_FIELD_LABELS, listed, OUTCOMES, REQUEST_STATE_LABELS, wordOf } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { informationChanges } = operations;

type Change = ResponseFor<typeof informationChanges.show>;

const STATES = ['submitted', 'approved', 'rejected', 'withdrawn'] as const satisfies readonly InformationChangeState[];

function factsOf({ say, language }: CommandLine, row: Change): Facts {
  return [
    [say('编号', 'Id'), row.id],
    [say('状态', 'State'), REQUEST_STATE_LABELS[row.state][language]],
    [say('企业', 'Enterprise'), `${row.name} ${row.creditCode}`],
    [say('提交', 'Handed in'), `${moment(row.submittedAt)} ${row.submittedBy}`],
    [say('四要素', 'Identity'), row.elementCheck ? OUTCOMES[row.elementCheck.outcome][language] : say('无须核验', 'not to be checked')],
    ...INFORMATION_FIELDS.filter((field) => row.after[field] !== undefined).map(
      (field) => [INFORMATION_FIELD_LABELS[field][language], `${row.before[field] || '—'} → ${row.after[field] ?? ''}`] as const,
    ),
    ...row.files.map(({ id, name, size }) => [`${say('文件', 'File')} ${id}`, `${name} (${Math.ceil(size / 1024)} KiB)`] as const),
  ];
}

/** Changes of what is proved of an enterprise. */
export function informationChangeCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('变更编号', 'id of the change');
  const group = program.command('information-changes').description(say('企业信息变更审核', 'changes of enterprise details'));

  group
    .command('list')
    .description(say('查看企业信息变更', 'list changes'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(STATES).default('submitted'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: InformationChangeState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(informationChanges.list, { state, page, pageSize: 50 });
      line.show(informationChanges.list, found, () =>
        table(
          [say('编号', 'Id'), say('企业', 'Enterprise'), say('变更项', 'Fields'), say('提交时间', 'Handed in')],
          found.list.map((row) => [
            row.id,
            row.name,
            listed(
              row.fields.map((field) => wordOf(INFORMATION_FIELD_LABELS, field, line.language)),
              line.language,
            ),
            moment(row.submittedAt),
          ]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一份变更（记入审计）', 'show one; recorded in the audit trail'))
    .argument('<id>', id)
    .action(async (changeId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(informationChanges.show, { id: changeId });
      line.show(informationChanges.show, row, () => facts(factsOf(line, row)));
    });

  group
    .command('file')
    .description(say('取出变更中的一份材料（记入审计）', 'save one of its documents; recorded in the audit trail'))
    .argument('<id>', id)
    .argument('<file>', say('文件编号', 'id of the file'))
    .requiredOption('--to <path>', say('保存到', 'where to save it'))
    .action(async (changeId: string, fileId: string, { to }: { to: string }, command: Command) => {
      const line = commandLine(run, command);
      const { content, name } = await line.call(informationChanges.file, { id: changeId, fileId });
      writeFileSync(to, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
      line.tell(`${name} 已保存到 ${to}`, `${name} is in ${to}`);
    });

  group
    .command('approve')
    .description(say('通过，新信息即刻生效', 'approve it; the new details hold at once'))
    .argument('<id>', id)
    .action(async (changeId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(informationChanges.show, { id: changeId });
      await line.confirm([[say('通过变更', 'Approve'), row.name], ...factsOf(line, row)]);
      const done = await line.call(informationChanges.approve, { id: row.id, version: row.version });
      line.show(informationChanges.approve, done, () => say('已通过，新信息已生效', 'Approved. The new details hold'));
    });

  group
    .command('reject')
    .description(say('驳回，原信息继续有效', 'reject it; the present details go on'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，企业可见，至多 100 字', 'why; the enterprise reads it; 100 characters at most'))
    .action(async (changeId: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(informationChanges.show, { id: changeId });
      await line.confirm([
        [say('驳回变更', 'Reject'), row.name],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(informationChanges.reject, { id: row.id, version: row.version, reason });
      line.show(informationChanges.reject, done, () => say('已驳回', 'Rejected'));
    });
}
