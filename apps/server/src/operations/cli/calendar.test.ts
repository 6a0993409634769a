import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPublishedYears } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { runCommand } from './run-command.ts';

let server: OperationsServer;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await createOperationsServer();
  url = await server.operations.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'lianxin-ops-'));
});
afterAll(async () => {
  setPublishedYears([]);
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

async function run(who: string, args: readonly string[], input = '') {
  const written = { out: '', err: '' };
  const code = await runCommand(
    args,
    { LANG: 'en_US.UTF-8', OPERATIONS_URL: url, CHAINLETTER_OPS_SESSION: join(folder, `${who}.json`) },
    {
      out: (line) => void (written.out += `${line}\n`),
      err: (line) => void (written.err += `${line}\n`),
      interactive: false,
      ask: async () => input,
      askSecret: async () => input,
      readInput: async () => input,
    },
  );
  return { code, ...written };
}

const list = {
  year: 2027,
  documentNumber: '国办发明电〔2026〕9号',
  title: '国务院办公厅关于2027年部分节假日安排的通知',
  off: {
    newYear: ['2027-01-01'],
    springFestival: ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'],
    tombSweeping: ['2027-04-05'],
    labourDay: ['2027-05-01', '2027-05-02'],
    dragonBoat: ['2027-06-09'],
    midAutumn: ['2027-09-15'],
    nationalDay: ['2027-10-01', '2027-10-02', '2027-10-03'],
  },
  work: { springFestival: ['2027-01-30'] },
};

function fileOf(content: unknown): string {
  const path = join(folder, 'list.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('the list of a year is read from a file, proposed, and in force once a second operator has passed it', async () => {
  for (const who of ['ops', 'ops-check']) await run(who, ['sign-in', '--name', who, '--password-stdin'], 'Lianxin@2026');
  const load = (content: unknown) => run('ops', ['calendar', 'load', fileOf(content), '--reason', 'published', '--yes']);
  expect((await load('{')).err).toContain('a JSON file is needed');
  expect((await load({ year: 2027 })).err).toContain('it needs year, documentNumber, title, off and work');
  const wrong = await load({ ...list, off: { ...list.off, dragonBoat: ['2027-06-10'] }, work: { labourDay: ['2027-05-10'] } });
  expect(wrong.code).not.toBe(0);
  expect(wrong.err).toContain('2027-06-09 is a legal holiday and has to be free\n2027-05-10 is no weekend day');

  const proposed = await load(list);
  expect(proposed).toMatchObject({ code: 0, out: expect.stringContaining('Another operator has to pass it') });
  expect((await run('ops', ['calendar', 'show'])).out).not.toContain('〔2026〕9');
  const [, id = ''] = /proposals approve (\S+)/.exec(proposed.out) ?? [];
  expect(await run('ops-check', ['proposals', 'approve', id, '--yes'])).toMatchObject({ code: 0 });
  const { out } = await run('ops', ['calendar', 'show']);
  expect(out).toContain('Supplied with the program: 2024, 2025, 2026');
  expect(out).toContain('国办发明电〔2026〕9号');
  expect(out).toContain('Dragon Boat Festival 2027-06-09');
  expect((await run('ops', ['calendar', 'show', '--lang', 'zh'])).out).toContain('端午节 2027-06-09');
});
