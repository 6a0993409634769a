import { writeFileSync } from 'node:fs';
import {
  identityKindOf,
  REGISTRATION_FIELDS,
  REGISTRATION_STATE_LABELS,
  type IdentityKind,
  type Label,
  type RegistrationField,
  type RegistrationState,
} from '@lianxin/domain';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { operations } from '../../contract/index.ts';
import type { ResponseFor } from '../../operation.ts';
import { commandLine, type CommandLine, type Run } from '../command-line.ts';
import { facts, moment, table, type Facts } from '../print.ts';
import { listed, OUTCOMES, REGISTRATION_FIELD_LABELS } from '../words.ts';
import { parsersIn } from './parsers.ts';

const { registrations } = operations;

type Registration = ResponseFor<typeof registrations.show>;

const STATES = ['submitted', 'rejected', 'approved', 'completed', 'draft'] as const satisfies readonly RegistrationState[];

const KINDS: Readonly<Record<IdentityKind, Label>> = {
  identityCard: { zh: '居民身份证', en: 'Resident identity card' },
  passport: { zh: '护照', en: 'Passport' },
  hongKongMacaoPermit: { zh: '港澳居民来往内地通行证', en: 'Mainland travel permit for Hong Kong and Macao residents' },
  taiwanPermit: { zh: '台湾居民来往大陆通行证', en: 'Mainland travel permit for Taiwan residents' },
  residencePermit: { zh: '港澳台居民居住证', en: 'Residence permit for Hong Kong, Macao and Taiwan residents' },
  permanentResidentCard: { zh: '外国人永久居留身份证', en: 'Foreign permanent resident identity card' },
};

const shownValue = (field: RegistrationField, value: string, language: 'zh' | 'en'): string =>
  field === 'enterprise.legalIdKind' ? KINDS[identityKindOf(value)][language] : value;

function factsOf({ say, language }: CommandLine, row: Registration): Facts {
  const check = row.elementCheck;
  const outcome = check === null ? say('未核验', 'not checked') : OUTCOMES[check.outcome][language];
  return [
    [say('编号', 'Id'), row.id],
    [
      say('状态', 'State'),
      say(
        `${REGISTRATION_STATE_LABELS[row.state].zh}（第 ${row.submissions} 次提交）`,
        `${REGISTRATION_STATE_LABELS[row.state].en} (submission ${row.submissions})`,
      ),
    ],
    [say('提交时间', 'Submitted'), moment(row.submittedAt)],
    [say('申请人手机', 'Applicant'), row.applicantMobile],
    [
      say('四要素', 'Identity'),
      [outcome, ...(check?.mismatched ?? []).map((element) => REGISTRATION_FIELD_LABELS[`enterprise.${element}`][language])].join(' '),
    ],
    ...REGISTRATION_FIELDS.map(
      (field) => [REGISTRATION_FIELD_LABELS[field][language], shownValue(field, row.values[field] ?? '', language)] as const,
    ),
    ...row.files.map(({ id, name, size }) => [`${say('文件', 'File')} ${id}`, `${name} (${Math.ceil(size / 1024)} KiB)`] as const),
    ...(row.decidedBy === null
      ? []
      : [[say('上次审核', 'Last decision'), `${moment(row.decidedAt)} ${row.decidedBy} ${row.reason ?? ''}`] as const]),
  ];
}

/** Registrations of enterprises. */
export function registrationCommands(program: Command, run: Run): void {
  const { say } = run;
  const parse = parsersIn(say);
  const id = say('注册申请编号', 'id of the registration');
  const group = program.command('registrations').description(say('企业注册审核', 'registrations of enterprises'));

  const readFields = (text: string): RegistrationField[] => {
    const wanted = parse.names(text);
    const known = REGISTRATION_FIELDS.filter((field) => wanted.includes(field));
    if (known.length === wanted.length) return known;
    throw new InvalidArgumentError(say(`可选字段：${REGISTRATION_FIELDS.join(', ')}`, `Fields: ${REGISTRATION_FIELDS.join(', ')}`));
  };

  group
    .command('list')
    .description(say('查看注册申请', 'list registrations'))
    .addOption(new Option('--state <state>', say('状态', 'state')).choices(STATES).default('submitted'))
    .option('--page <n>', say('页码', 'page'), parse.whole, 1)
    .action(async ({ state, page }: { state: RegistrationState; page: number }, command: Command) => {
      const line = commandLine(run, command);
      const found = await line.call(registrations.list, { state, page, pageSize: 50 });
      line.show(registrations.list, found, () =>
        table(
          [
            say('编号', 'Id'),
            say('企业', 'Enterprise'),
            say('统一社会信用代码', 'Credit code'),
            say('次数', 'Times'),
            say('提交时间', 'Submitted'),
          ],
          found.list.map((row) => [row.id, row.name, row.creditCode, String(row.submissions), moment(row.submittedAt)]),
        ),
      );
    });

  group
    .command('show')
    .description(say('查看一份申请（记入审计）', 'show one; recorded in the audit trail'))
    .argument('<id>', id)
    .action(async (registrationId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(registrations.show, { id: registrationId });
      line.show(registrations.show, row, () => facts(factsOf(line, row)));
    });

  group
    .command('file')
    .description(say('取出申请中的一份材料（记入审计）', 'save one of its documents; recorded in the audit trail'))
    .argument('<id>', id)
    .argument('<file>', say('文件编号', 'id of the file'))
    .requiredOption('--to <path>', say('保存到', 'where to save it'))
    .action(async (registrationId: string, fileId: string, { to }: { to: string }, command: Command) => {
      const line = commandLine(run, command);
      const { content, name } = await line.call(registrations.file, { id: registrationId, fileId });
      writeFileSync(to, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
      line.tell(`${name} 已保存到 ${to}`, `${name} is in ${to}`);
    });

  group
    .command('approve')
    .description(say('通过，并发起小额打款', 'approve it, which instructs the micro-deposit'))
    .argument('<id>', id)
    .action(async (registrationId: string, _options: object, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(registrations.show, { id: registrationId });
      await line.confirm([[say('通过注册', 'Approve'), row.name], ...factsOf(line, row)]);
      const done = await line.call(registrations.approve, { id: row.id, version: row.version });
      line.show(registrations.approve, done, () => say('已通过，小额打款已发起', 'Approved. The micro-deposit is on its way'));
    });

  group
    .command('reject')
    .description(say('驳回，申请人可修改后重新提交', 'reject it; the applicant changes it and submits again'))
    .argument('<id>', id)
    .requiredOption('--reason <text>', say('原因，申请人可见，至多 100 字', 'why; the applicant reads it; 100 characters at most'))
    .option('--fields <fields>', say('须修改的字段，逗号分隔', 'fields to change, separated by commas'), readFields, [])
    .action(async (registrationId: string, { reason, fields }: { reason: string; fields: RegistrationField[] }, command: Command) => {
      const line = commandLine(run, command);
      const row = await line.call(registrations.show, { id: registrationId });
      await line.confirm([
        [say('驳回注册', 'Reject'), row.name],
        [say('原因', 'Reason'), reason],
        [
          say('须修改', 'To change'),
          listed(
            fields.map((field) => REGISTRATION_FIELD_LABELS[field][line.language]),
            line.language,
          ),
        ],
      ]);
      const done = await line.call(registrations.reject, { id: row.id, version: row.version, reason, fields });
      line.show(registrations.reject, done, () => say('已驳回', 'Rejected'));
    });
}
