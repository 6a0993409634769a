import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { affected, checkAdvisories, deliveredPackages } from '../supply/advisories.ts';
import { billOfMaterials } from '../supply/bill-of-materials.ts';
import { installedPackages } from '../supply/installed.ts';
import { lockedPart, PARTS } from '../supply/locked.ts';
import { noticesOf } from '../supply/notices.ts';
import { read } from './source.ts';

const installed = installedPackages();
const folder = mkdtempSync(join(tmpdir(), 'lianxin-supply-'));
afterAll(() => rmSync(folder, { recursive: true }));

const Workspace = z.object({ allowBuilds: z.record(z.string(), z.union([z.boolean(), z.string()])) });

test('packages with install scripts are named exceptions, each with its reason', () => {
  const settings = read('pnpm-workspace.yaml');
  const { allowBuilds } = z.parse(Workspace, parse(settings));
  const withScripts = new Set([...installed.values()].filter(({ installScripts }) => installScripts.length > 0).map(({ name }) => name));
  expect([...withScripts].filter((name) => !(name in allowBuilds))).toEqual([]);
  const unexplained = Object.keys(allowBuilds).filter((name) => !new RegExp(`^ +'?${name}'?: .+ # .+$`, 'm').test(settings));
  expect(unexplained).toEqual([]);
});

test.each(PARTS)('the bill of materials of %s is complete and closed', (part) => {
  const bill = billOfMaterials(part, installed);
  const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((component) => component['bom-ref'])]);
  expect(refs.size).toBe(bill.components.length + 1);
  expect(bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([]);
  expect(bill.components.filter((component) => !('hashes' in component))).toEqual([]);
  const manifest = z.parse(z.object({ dependencies: z.record(z.string(), z.string()) }), {
    dependencies: {},
    ...JSON.parse(read(`${part}/package.json`)),
  });
  const named = new Set(bill.components.map(({ name }) => name));
  expect(Object.entries(manifest.dependencies).filter(([name, wanted]) => !wanted.startsWith('workspace:') && !named.has(name))).toEqual(
    [],
  );
  expect(billOfMaterials(part, installed)).toEqual(bill);
});

const ALLOWED = [
  '0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 PostgreSQL Python-2.0 Unlicense Zlib',
  // Their files are used as they are: the library under sharp is linked at run time.
  'LGPL-3.0-or-later MPL-2.0',
].flatMap((names) => names.split(' '));

/** Whether one may choose a licence that is allowed. */
const mayBeHandedOn = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.includes(name)));

test('everything that is delivered has a licence that may be handed on', () => {
  const odd = PARTS.flatMap((part) => [...lockedPart(part).packages.keys()])
    .flatMap((key) => installed.get(key) ?? [])
    .filter(({ license }) => !mayBeHandedOn(license ?? ''))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'none'}`);
  // Its manifest names no licence, its file is MIT's.
  expect([...new Set(odd)]).toEqual(['png-js 2.0.0: none']);
  expect(noticesOf([...installed.values()].filter(({ name }) => name === 'png-js'))).toContain(
    'Permission is hereby granted, free of charge',
  );
});

test('notices hand on the words of the licences', () => {
  const some = [...installed.values()].filter(({ name }) => name === 'fastify' || name === 'pino');
  const text = noticesOf(some);
  expect(text).toMatch(/^fastify \d/m);
  expect(text).toContain('Permission is hereby granted, free of charge');
});

const [one] = deliveredPackages();
const file = join(folder, 'advisories.json');
const known = {
  [one?.name ?? '']: [
    { url: 'https://advisories.example/1', title: 'a hole', severity: 'high', vulnerable_versions: `<=${one?.version ?? ''}` },
    { url: 'https://advisories.example/2', title: 'an old one', severity: 'low', vulnerable_versions: '<0.0.1' },
  ],
};

test('known vulnerabilities fail the check by name, and those of other versions do not', async () => {
  writeFileSync(file, JSON.stringify({ fetchedAt: '2026-11-20T00:00:00Z', advisories: known }));
  const { lines, code } = await checkAdvisories(file, undefined);
  expect(code).toBe(1);
  expect(lines[0]).toBe(`${one?.name ?? ''} ${one?.version ?? ''}: high: a hole (https://advisories.example/1)`);
  expect(lines[1]).toContain('advisories of 2026-11-20T00:00:00Z: 1 affected.');
  expect(affected({ fetchedAt: '', advisories: {} }, deliveredPackages())).toEqual([]);
});

test('advisories are fetched where there is a net, and without one the check tells that it did nothing', async () => {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify(request.url === '/-/npm/v1/security/advisories/bulk' ? known : {})));
  });
  await new Promise<void>((done) => void registry.listen(0, '127.0.0.1', done));
  const address = registry.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const fetched = join(folder, 'fetched.json');
  expect((await checkAdvisories(fetched, url)).code).toBe(1);
  expect(JSON.parse(readFileSync(fetched, 'utf8'))).toMatchObject({ advisories: known });
  await new Promise<void>((done) => void registry.close(() => done()));
  const { lines, code } = await checkAdvisories(join(folder, 'none.json'), url);
  expect(code).toBe(2);
  expect(lines.join('\n')).toMatch(/could not be fetched.*\nNOT CHECKED: there is no .*none\.json/);
});
