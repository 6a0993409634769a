import { expect, test } from 'vitest';
import { code, isProduct, read } from './source.ts';

/** Files that may depend on a role, because they offer no acts. */
const ROLES_AS_SUCH: readonly RegExp[] = [
  // Areas, menus and badges by role as specified (§2.4), and the landing page.
  /\/(navigation\.tsx|navigation\/decide\.ts|landing-after-switch\.ts|use-pending-work\.ts)$/,
  // The guide's chapters for each role.
  /\/help\/guide\/chapters-for-\w+\.ts$/,
  // The group viewer has its own pages and receives no live events.
  /\/home\/(home\/home-screen|workbench\/workbench-screen)\.tsx$/,
  /\/live\/live-provider\.tsx$/,
];

test('screens check permissions, never roles', () => {
  const screens = code.filter((file) => /^(packages\/features|apps\/portal)\//.test(file) && isProduct(file));
  const asked = /\bis(Operator|Reviewer|Administrator|MakerOrChecker|GroupViewer)\b|\b(viewer|useSignedInViewer\(\)|user)\.role [!=]==/;
  expect(screens.filter((file) => asked.test(read(file)) && !ROLES_AS_SUCH.some((own) => own.test(file)))).toEqual([]);
});
