import { ROLE_CODES, ROLE_LABELS } from '@lianxin/domain';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { withCodeList } from './code-list-words.ts';
import { ROLE_TERMS } from './states.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
const calling = (label: string) => withCodeList(i18n, [{ kind: 'role', code: ROLE_CODES.operator, label, labelEn: 'Operator', order: 1 }]);

test('an unchanged list changes nothing, so nothing is redrawn', () => expect(calling(ROLE_LABELS.operator.zh)).toBe(i18n));

test('a changed name changes that word', () => expect(calling('录入员')._(ROLE_TERMS.operator)).toBe('录入员'));
