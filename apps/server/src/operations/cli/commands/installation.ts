import type { Command } from 'commander';
import type { BackupRefused, Manifest } from '../../installation/backup.ts';
import type { Area, Finding } from '../../installation/examine.ts';
import type { CheckName, CheckResult } from '../../installation/verify-installation.ts';
import type { Run } from '../command-line.ts';
import { CommandFailed, EXIT } from '../failure.ts';
import { moment, table } from '../print.ts';

type Words = Readonly<{ zh: string; en: string }>;

const CHECK_WORDS: Readonly<Record<CheckName, Words>> = {
  migrations: { zh: '迁移', en: 'migrations' },
  structure: { zh: '表、约束、触发器、策略与授权', en: 'tables, constraints, triggers, policies, grants' },
  histories: { zh: '凭证历史链', en: 'histories of vouchers' },
  sums: { zh: '金额与账簿规则', en: 'rules of sums and books' },
  roots: { zh: '每日根', en: 'daily roots' },
  audit: { zh: '审计记录', en: 'rows of the audit trail' },
  texts: { zh: '加密内容', en: 'encrypted texts' },
  objects: { zh: '存储的文件', en: 'stored files' },
};

const REFUSED: Readonly<Record<BackupRefused['reason'], Words>> = {
  embedded: {
    zh: '内嵌数据库没有备份命令：请停止服务后复制整个数据目录',
    en: 'The embedded database has no backup of its own: stop the server and copy the whole data folder',
  },
  schema: { zh: '数据库与本版本不一致', en: 'The database is not of this version' },
  noBackup: { zh: '该目录不是完整的备份', en: 'This folder is no complete backup' },
  damaged: { zh: '备份文件已损坏', en: 'The backup was damaged' },
  notEmpty: {
    zh: '只能恢复到空的数据库和空的文件目录',
    en: 'A backup is restored into an empty database and an empty store only; not empty:',
  },
  otherStore: {
    zh: '备份中含有文件，但当前配置了外部存储（OSS_HOST）：请先取消该配置，或将文件放入该存储',
    en: 'The backup holds files, but an external store is configured (OSS_HOST): remove that setting, or put the files there yourself',
  },
  otherKey: {
    zh: '备份的加密密钥不在 DATA_KEYS 或 SERVER_KEY 中：请加入该密钥后再恢复。密钥编号：',
    en: 'The key that the backup was encrypted with is neither in DATA_KEYS nor in SERVER_KEY: add it, then restore. Its id:',
  },
};

const STATE_WORDS: Readonly<Record<Finding['state'], Words>> = {
  good: { zh: '正常', en: 'good' },
  note: { zh: '注意', en: 'note' },
  bad: { zh: '异常', en: 'BAD' },
};

const AREA_WORDS: Readonly<Record<Area, Words>> = {
  version: { zh: '版本', en: 'version' },
  settings: { zh: '设置', en: 'settings' },
  database: { zh: '数据库', en: 'database' },
  clock: { zh: '时钟', en: 'clock' },
  keys: { zh: '密钥', en: 'keys' },
  disk: { zh: '磁盘', en: 'disk' },
  gateways: { zh: '外部接口', en: 'gateways' },
  jobs: { zh: '任务', en: 'jobs' },
};

/** Commands on the machine of the installation, with the server's settings and without the server. */
export function installationCommands(program: Command, run: Run): void {
  const { terminal, env, say } = run;
  const words = ({ zh, en }: Words) => say(zh, en);

  function showResults(results: readonly CheckResult[], json: boolean): void {
    if (json)
      return terminal.out(JSON.stringify({ whole: results.every(({ problemCount }) => problemCount === 0), checks: results }, null, 2));
    terminal.out(
      table(
        [say('检查项', 'Check'), say('数量', 'Looked at'), say('问题', 'Problems')],
        results.map(({ name, checked, problemCount }) => [words(CHECK_WORDS[name]), String(checked), String(problemCount)]),
      ),
    );
    for (const { name, problemCount, problems } of results) {
      for (const problem of problems) terminal.err(`${words(CHECK_WORDS[name])}: ${problem}`);
      const more = problemCount - problems.length;
      if (more > 0) terminal.err(say(`另有 ${more} 项`, `and ${more} more`));
    }
  }

  /** Verifies the installation; ends the command with a sentence, and a code of its own where something is not whole. */
  async function verify(json: boolean): Promise<void> {
    const { onInstallation } = await import('../../installation/open-installation.ts');
    const { verifyInstallation } = await import('../../installation/verify-installation.ts');
    const start = performance.now();
    const results = await onInstallation(env, async ({ database, keys, store }) =>
      verifyInstallation({ database, keys, store }, (name, checked, of) =>
        terminal.err(`${words(CHECK_WORDS[name])}: ${checked}${of === undefined ? '' : ` / ${of}`}`),
      ),
    );
    showResults(results, json);
    const bad = results.filter(({ problemCount }) => problemCount > 0);
    if (bad.length > 0)
      throw new CommandFailed(
        EXIT.broken,
        say(
          `不完整：${results.length} 项检查中有 ${bad.length} 项发现问题`,
          `Not whole: ${bad.length} of ${results.length} checks found problems`,
        ),
      );
    const seconds = Math.round((performance.now() - start) / 1000);
    const chains = results.find(({ name }) => name === 'histories')?.checked ?? 0;
    if (!json)
      terminal.out(say(`完整：${chains} 张凭证，用时 ${seconds} 秒`, `Whole: ${chains} vouchers and all around them, in ${seconds} s`));
  }

  /** Does something with a backup; what the installation or a tool of PostgreSQL refused ends the command. */
  async function withBackup(work: 'backUp' | 'restore', folder: string): Promise<Manifest> {
    const { backUp, BackupRefused, restore } = await import('../../installation/backup.ts');
    const { ToolFailed } = await import('../../installation/postgres-tools.ts');
    try {
      return await (work === 'backUp' ? backUp(env, folder) : restore(env, folder));
    } catch (error) {
      if (error instanceof BackupRefused)
        throw new CommandFailed(EXIT.refused, [words(REFUSED[error.reason]), error.detail].filter(Boolean).join(' '));
      if (error instanceof ToolFailed) throw new CommandFailed(EXIT.refused, error.message);
      throw error;
    }
  }

  program
    .command('verify')
    .description(
      say(
        '核对整个安装：结构、历史链、金额、账簿、审计与文件（直接连接数据库）',
        'check the whole installation, straight in its database: structure, histories, sums, books, audit trail, files',
      ),
    )
    .action((_given: object, command: Command) => verify(command.optsWithGlobals<{ json?: boolean }>().json === true));

  program
    .command('doctor')
    .description(
      say(
        '查看本安装的状态：设置（不含密钥）、版本、数据库、时钟、磁盘、外部接口与任务',
        'show the state of this installation: settings without secrets, versions, database, clock, disk, gateways, jobs',
      ),
    )
    .action(async (_given: object, command: Command) => {
      const { onInstallation } = await import('../../installation/open-installation.ts');
      const { examine } = await import('../../installation/examine.ts');
      const findings = await onInstallation(env, (installation) => examine(installation, env));
      if (command.optsWithGlobals<{ json?: boolean }>().json === true) terminal.out(JSON.stringify(findings, null, 2));
      else
        terminal.out(
          table(
            ['', say('范围', 'Area'), say('结果', 'Finding')],
            findings.map(({ area, state, text }) => [words(STATE_WORDS[state]), words(AREA_WORDS[area]), text]),
          ),
        );
      const bad = findings.filter(({ state }) => state === 'bad').length;
      if (bad > 0) throw new CommandFailed(EXIT.broken, say(`有 ${bad} 项需要处理`, `${bad} findings need attention`));
    });

  program
    .command('backup')
    .description(
      say(
        '备份数据库与文件到新目录（服务可继续运行；不含密钥）',
        'back up database and files into a new folder, while the server runs; without keys',
      ),
    )
    .requiredOption('--to <folder>', say('新目录', 'the new folder'))
    .action(async ({ to }: { to: string }) => {
      const { objects } = await withBackup('backUp', to);
      terminal.out(
        objects === null
          ? say(
              `数据库已备份到 ${to}；外部存储的文件须另行备份`,
              `The database is in ${to}. Back up the files in the external store by its own means`,
            )
          : say(`数据库与 ${objects} 个文件已备份到 ${to}`, `The database and ${objects} files are in ${to}`),
      );
    });

  program
    .command('restore')
    .description(say('将备份恢复到空的数据库，随后核对', 'restore a backup into an empty database, then verify it'))
    .requiredOption('--from <folder>', say('备份目录', 'the folder of the backup'))
    .action(async ({ from }: { from: string }, command: Command) => {
      const { takenAt } = await withBackup('restore', from);
      terminal.err(say(`已恢复 ${moment(takenAt)} 的备份，开始核对`, `The backup of ${moment(takenAt)} is restored. Verifying it`));
      await verify(command.optsWithGlobals<{ json?: boolean }>().json === true);
    });
}
