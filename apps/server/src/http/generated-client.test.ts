import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';

const home = fileURLToPath(new URL('../../', import.meta.url));
const tsc = join(home, '../../node_modules/typescript-7/bin/tsc');

/** A program of a stranger, who has only the document and a kept generator. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

const [origin = ''] = process.argv.slice(2);
const cookies = new Map<string, string>();
const client = createClient<paths>({
  baseUrl: origin,
  fetch: async (request) => {
    request.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await fetch(request);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  },
});
const session = () => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
  token: cookies.get('admin-successToken') ?? '',
});

const login = await client.POST('/api/corp/user/login', {
  params: { header: { ...session(), 'Idempotency-Key': crypto.randomUUID() } },
  body: { username: 'core-op', password: btoa('Lianxin@2026') },
});
if (login.data?.rspCd !== '00000') throw new Error(login.data?.rspMsg);
console.log(login.data.data.info.displayName);

const { data } = await client.POST('/apk/pz/open/getPage', { params: { header: session() }, body: { pagNo: 1, pagNum: 10 } });
if (data?.rspCd !== '00000') throw new Error(data?.rspMsg);
const issuances: readonly components['schemas']['Issuance'][] = data.data.list;
console.log(issuances.length, data.data.total);
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  // Beside the packages that the program imports, and outside node_modules, where types are not stripped.
  mkdirSync(join(home, 'dist'), { recursive: true });
  folder = mkdtempSync(join(home, 'dist', 'generated-client-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

// Two megabytes of types are generated and read.
test('a generated client compiles, signs in and lists vouchers', async () => {
  const origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
  writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(new URL('/openapi.json', origin))));
  const program = join(folder, 'program.ts');
  writeFileSync(program, PROGRAM);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--skipLibCheck',
  ];
  const run = promisify(execFile);
  await run(process.execPath, [tsc, ...options, '--allowImportingTsExtensions', '--types', 'node', program], { cwd: home });
  const { stdout } = await run(process.execPath, [program, origin]);
  expect(stdout).toMatch(/^\S+\n\d+ \d+\n$/);
}, 300_000);
