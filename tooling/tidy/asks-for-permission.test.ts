import { expect, test } from 'vitest';
import { code, isProduct, read } from './source.ts';

/** What follows from a role as such, and offers no act. */
const ROLES_AS_SUCH: readonly RegExp[] = [
  // Areas, menus and red dots by role, as the specification names them (§2.4); where a person lands.
  /\/(navigation\.tsx|navigation\/decide\.ts|landing-after-switch\.ts|use-pending-work\.ts)$/,
  // The chapters of the guide that are about a role's work.
  /\/help\/guide\/chapters-for-\w+\.ts$/,
  // The group viewer has pages of its own, and is told of no changes.
  /\/home\/(home\/home-screen|workbench\/workbench-screen)\.tsx$/,
  /\/live\/live-provider\.tsx$/,
];

test('a screen asks for a permission, never for a role', () => {
  const screens = code.filter((file) => /^(packages\/features|apps\/portal)\//.test(file) && isProduct(file));
  const asked = /\bis(Operator|Reviewer|Administrator|MakerOrChecker|GroupViewer)\b|\b(viewer|useSignedInViewer\(\)|user)\.role [!=]==/;
  expect(screens.filter((file) => asked.test(read(file)) && !ROLES_AS_SUCH.some((own) => own.test(file)))).toEqual([]);
});
