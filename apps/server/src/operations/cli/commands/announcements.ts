import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { AnnouncementId, AnnouncementType } from '@lianxin/api/contract';
import { Option, type Command } from 'commander';
import * as z from 'zod/mini';
import { operations } from '../../contract/index.ts';
import { commandLine, type Run } from '../command-line.ts';
import { facts, moment, table } from '../print.ts';
import { ANNOUNCEMENT_TYPE_LABELS, wordOf } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { announcements } = operations;

interface Draft {
  readonly title: string;
  readonly type: z.output<typeof AnnouncementType>;
  readonly file: string;
  readonly pinned: boolean;
  readonly from?: string;
  readonly until?: string;
  readonly attach: readonly string[];
}

/** Announcements. */
export function announcementCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('公告编号', 'id of the announcement');
  const group = program.command('announcements').description(say('公告', 'announcements'));

  group
    .command('list')
    .description(say('查看公告', 'list announcements'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ page }: { page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(announcements.list, { page, pageSize: 50 });
      line.show(announcements.list, found, () =>
        table(
          [say('编号', 'Id'), say('类型', 'Type'), say('标题', 'Title'), say('发布', 'Published'), say('撤回', 'Withdrawn')],
          found.list.map((row) => [
            row.id,
            wordOf(ANNOUNCEMENT_TYPE_LABELS, row.type, line.language),
            row.pinned ? `${row.title} ${say('（置顶）', '(pinned)')}` : row.title,
            moment(row.publishedAt),
            moment(row.withdrawnAt),
          ]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一则公告', 'show one'))
    .argument('<id>', id)
    .action(async (text: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(announcements.show, { id: z.parse(AnnouncementId, text) });
      line.show(announcements.show, row, () =>
        facts([
          [say('标题', 'Title'), row.title],
          [say('类型', 'Type'), wordOf(ANNOUNCEMENT_TYPE_LABELS, row.type, line.language)],
          [say('发布', 'Published'), moment(row.publishedAt)],
          [say('失效', 'Until'), moment(row.validTo)],
          [say('撤回', 'Withdrawn'), moment(row.withdrawnAt)],
          [say('附件', 'Files'), row.files.map(({ name }) => name).join(', ') || '—'],
          [say('正文', 'Text'), row.content],
        ]),
      );
    });

  group
    .command('publish')
    .description(say('发布公告', 'publish an announcement'))
    .requiredOption('--title <text>', say('标题', 'title'))
    .addOption(new Option('--type <type>', say('类型', 'type')).choices(AnnouncementType.options).makeOptionMandatory())
    .requiredOption('--file <path>', say('正文文件（HTML，- 为标准输入）', 'file with the text as HTML; - is the standard input'))
    .option('--pinned', say('置顶', 'keep it on top'), false)
    .option('--from <moment>', say('发布时间（默认现在）', 'when it is first shown; now if not given'), parse.instant)
    .option('--until <moment>', say('失效时间', 'when it is no longer shown'), parse.instant)
    .option('--attach <path...>', say('附件（PDF 或图片，至多 3 个）', 'files beside it: PDF or pictures, 3 at most'), [])
    .action(async ({ title, type, file, pinned, from, until, attach }: Draft, command: Command) => {
      const line = commandLine(run, command);
      const content = file === '-' ? await line.terminal.readInput() : readFileSync(file, 'utf8');
      const attachments = attach.map((path) => ({ name: basename(path), content: readFileSync(path).toString('base64') }));
      await line.confirm([
        [say('发布公告', 'Publish'), title],
        [say('类型', 'Type'), type],
        [say('发布时间', 'From'), from ?? say('现在', 'now')],
        [say('附件', 'Files'), attachments.map(({ name }) => name).join(', ') || '—'],
        [say('正文', 'Text'), content.length > 200 ? `${content.slice(0, 200)}…` : content],
      ]);
      const done = await line.call(announcements.publish, {
        title,
        type,
        content,
        pinned,
        attachments,
        ...(from !== undefined && { publishedAt: from }),
        ...(until !== undefined && { validTo: until }),
      });
      line.show(announcements.publish, done, () =>
        [
          say(`已发布：${done.id}`, `Published: ${done.id}`),
          ...(done.removed.length > 0
            ? [say(`正文中去除了不允许的内容：${done.removed.join(', ')}`, `Taken out of the text: ${done.removed.join(', ')}`)]
            : []),
        ].join('\n'),
      );
    });

  group
    .command('withdraw')
    .description(say('撤回公告', 'withdraw an announcement'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，记入审计', 'why; kept in the audit trail'))
    .action(async (text: string, { reason }: { reason: string }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(announcements.show, { id: z.parse(AnnouncementId, text) });
      await line.confirm([
        [say('撤回公告', 'Withdraw'), row.title],
        [say('原因', 'Reason'), reason],
      ]);
      const done = await line.call(announcements.withdraw, { id: row.id, reason });
      line.show(announcements.withdraw, done, () => say('已撤回', 'Withdrawn'));
    });
}
