import { expect, test } from 'vitest';
import { objection } from '../lint/zones.ts';

const server = (path: string) => `apps/server/src/${path}`;
const ofServer = (from: string, to: string) => objection(server(from), './x.ts', server(to));

test('a floor of the server imports itself and those below it', () => {
  expect(ofServer('business/money/fees/pay.ts', 'business/foundation/messages/index.ts')).toBeUndefined();
  expect(ofServer('business/money/fees/pay.ts', 'ledger/move.ts')).toBeUndefined();
  expect(ofServer('http/app.ts', 'schema/index.ts')).toBeUndefined();
});

test('no floor of the server imports one above it, not even a type', () => {
  expect(ofServer('ledger/move.ts', 'business/vouchers/issuance/rows.ts')).toBe('ledger stands below business');
  expect(ofServer('platform/jobs/plan.ts', 'http/app.ts')).toBe('platform stands below http');
  expect(ofServer('business/money/fees/pay.ts', 'http/answers.ts')).toBe('business stands below http');
});

test('no floor imports what puts the server together, or what only tests use', () => {
  expect(ofServer('http/app.ts', 'main.ts')).toBe('http stands below main');
  expect(ofServer('ledger/move.ts', 'testing/acting.ts')).toBe('ledger stands below testing');
});

test('a folder that is no floor imports nothing', () => {
  expect(ofServer('helpers/x.ts', 'schema/index.ts')).toBe('helpers is no floor: tooling/lint/floors.ts');
});

test('tests of the server, and what only they use, stand outside its floors', () => {
  expect(ofServer('ledger/move.test.ts', 'http/app.ts')).toBeUndefined();
  expect(ofServer('testing/acting.ts', 'http/app.ts')).toBeUndefined();
  expect(objection(server('ledger/scope.test.ts'), '@lianxin/api/contract')).toBeUndefined();
});

test('neither platform nor ledger knows the wire', () => {
  expect(objection(server('ledger/move.ts'), '@lianxin/api/contract')).toBe('ledger does not know the wire');
  expect(objection(server('platform/jobs/plan.ts'), '@lianxin/api/contract')).toBe('platform does not know the wire');
  expect(objection(server('business/money/fees/pay.ts'), '@lianxin/api/contract')).toBeUndefined();
});

test('a package imports what the architecture grants it, by name', () => {
  expect(objection('packages/forms/src/a.ts', '@lianxin/api')).toBe('packages/forms does not depend on @lianxin/api');
  expect(objection('packages/forms/src/a.ts', '../../domain/src/b.ts', 'packages/domain/src/b.ts')).toContain('import it by its name');
});

const ofFeatures = (from: string, to: string) => objection(`packages/features/src/${from}`, './x.ts', `packages/features/src/${to}`);

test('a folder of a group imports folders of its own group and of those below it, through their doors', () => {
  expect(ofFeatures('vouchers/transfer/x.ts', 'vouchers/voucher/index.ts')).toBeUndefined();
  expect(ofFeatures('vouchers/transfer/x.ts', 'platform/lists/index.ts')).toBeUndefined();
  expect(ofFeatures('vouchers/transfer/records/x.ts', 'vouchers/transfer/apply/y.ts'), 'its own files').toBeUndefined();
  expect(ofFeatures('vouchers/transfer/x.ts', 'vouchers/voucher/y.ts')).toBe('vouchers/voucher is entered through its index.ts');
  expect(ofFeatures('vouchers/transfer/x.ts', 'platform/lists/cells.tsx')).toBe('platform/lists is entered through its index.ts');
  expect(ofServer('business/money/fees/pay.ts', 'business/foundation/messages/index.ts')).toBeUndefined();
  expect(ofServer('business/money/fees/pay.ts', 'business/money/dues/outflows.ts')).toBe('money/dues is entered through its index.ts');
});

test('no folder imports one of a group above it, not even a type', () => {
  expect(ofFeatures('vouchers/transfer/x.ts', 'lending/funding/index.ts')).toBe('vouchers stands below lending');
  expect(ofFeatures('platform/lists/x.ts', 'applications/application/index.ts')).toBe('platform stands below applications');
  expect(ofFeatures('work/home/x.ts', 'portal/portal/index.ts')).toBe('work stands below portal');
  expect(ofServer('business/vouchers/transfer/get.ts', 'business/lending/financing/index.ts')).toBe('vouchers stands below lending');
});

test('folders of the business are entered through their doors from the floors above too', () => {
  expect(ofServer('http/calls.ts', 'business/money/fees/index.ts')).toBeUndefined();
  expect(ofServer('http/calls.ts', 'business/money/fees/pay.ts')).toBe('money/fees is entered through its index.ts');
  expect(ofServer('start-services.ts', 'business/money/fees/pay.ts')).toBe('money/fees is entered through its index.ts');
});

test('a group that nobody named imports nothing', () => {
  expect(ofFeatures('extras/x/y.ts', 'platform/lists/index.ts')).toBe('extras is no group: tooling/lint/groups.ts');
  expect(ofServer('business/extras/x/y.ts', 'business/foundation/files/index.ts')).toBe('extras is no group: tooling/lint/groups.ts');
});

test('tests and stories look into folders, but into none above their own', () => {
  expect(ofFeatures('vouchers/transfer/x.test.tsx', 'platform/testing/story.tsx')).toBeUndefined();
  expect(ofFeatures('vouchers/transfer/x.stories.tsx', 'vouchers/voucher/y.tsx')).toBeUndefined();
  expect(ofFeatures('vouchers/transfer/x.test.tsx', 'lending/funding/index.ts')).toBe('vouchers stands below lending');
});

test('what builds a portal takes single files of it: its doors would bring React into the build', () => {
  expect(ofFeatures('portal/vite/portal-build.ts', 'portal/portal/sign-in-shell-page.tsx')).toBeUndefined();
  expect(ofFeatures('portal/portal/app.tsx', 'portal/palette/palette.tsx')).toBe('portal/palette is entered through its index.ts');
});

test('a catalog is words, not code: whoever loads words may load anybody’s', () => {
  expect(ofFeatures('platform/language/frame-words/english.ts', 'trade/papers/locales/en-US.po')).toBeUndefined();
});

test('code to copy imports its own package by name, other code does not', () => {
  expect(objection('packages/ui/src/button/button-examples.tsx', '@lianxin/ui')).toBeUndefined();
  expect(objection('packages/ui/src/button/button.tsx', '@lianxin/ui')).toBe('packages/ui does not depend on @lianxin/ui');
});
