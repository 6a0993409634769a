import { ROLE_CODES, ROLE_LABELS } from '@lianxin/domain';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { withCodeList } from './code-list-words.ts';
import { ROLE_TERMS } from './states.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
const calling = (label: string) => withCodeList(i18n, [{ kind: 'role', code: ROLE_CODES.operator, label, labelEn: 'Operator', order: 1 }]);

test('a list that calls everything as usual changes no language, so nothing is drawn anew', () =>
  expect(calling(ROLE_LABELS.operator.zh)).toBe(i18n));

test('a list that calls one thing otherwise changes that word', () => expect(calling('录入员')._(ROLE_TERMS.operator)).toBe('录入员'));
