import { expect, test } from 'vitest';
import { objection } from '../lint/zones.ts';

const server = (path: string) => `apps/server/src/${path}`;
const ofServer = (from: string, to: string) => objection(server(from), './x.ts', server(to));

test('a floor of the server imports itself and those below it', () => {
  expect(ofServer('business/money/fees/pay.ts', 'business/foundation/messages/notify.ts')).toBeUndefined();
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

test('a capability of features is entered through its door, and only by a neighbour', () => {
  const features = (path: string) => `packages/features/src/${path}`;
  const index = features('voucher/index.ts');
  expect(objection(features('transfer/x.ts'), '../voucher/index.ts', index)).toBeUndefined();
  expect(objection(features('transfer/x.ts'), '../voucher/y.ts', features('voucher/y.ts'))).toBe('voucher is entered through its index.ts');
  expect(objection(features('settings/x.ts'), '../voucher/index.ts', index)).toBe('settings is a foundation and knows no capability');
  expect(objection(features('support/x.ts'), '../voucher/index.ts', index)).toContain('support does not import voucher');
});

const ofFeatures = (from: string, to: string) => objection(`packages/features/src/${from}`, './x.ts', `packages/features/src/${to}`);

test('the portal stands above every capability, and nothing above it', () => {
  expect(ofFeatures('portal/app.tsx', 'system/index.ts')).toBeUndefined();
  expect(ofFeatures('portal/app.tsx', 'session/session.tsx')).toBeUndefined();
  expect(ofFeatures('portal/app.tsx', 'system/screens.ts')).toBe('system is entered through its index.ts');
  expect(ofFeatures('transfer/apply/plan.ts', 'portal/index.ts')).toBe('portal stands above transfer');
  expect(ofFeatures('vite/portal-build.ts', 'portal/door-page.tsx'), 'what builds the portal knows it').toBeUndefined();
  expect(ofFeatures('session/session.tsx', 'portal/index.ts')).toBe('session is a foundation and knows no capability');
});
