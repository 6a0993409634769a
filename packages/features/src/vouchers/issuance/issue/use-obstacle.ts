import type { Check } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { checkWords } from '../../../platform/terms/index.ts';
import { ISSUE_FIELDS, type IssueValues } from './issue-form.schema.ts';

const NAMED = 3;

/** Why the form cannot be submitted, in one sentence; undefined if it can. */
export function useObstacle(missing: readonly (keyof IssueValues)[], checks: readonly Check[], differs: boolean): string | undefined {
  const { t, i18n } = useLingui();
  if (differs) return t`检查结果不一致，暂时不能提交`;
  const failed = checks.find((check) => check.level === 'fail');
  if (missing.length > 0 && !(failed && missing.length === 1 && missing[0] === 'invoices')) {
    const names = missing
      .slice(0, NAMED)
      .map((field) => i18n._(ISSUE_FIELDS[field].name))
      .join(t({ message: '、', context: '列举分隔' }));
    const count = missing.length;
    return count > NAMED ? t`还需填写${names}等 ${count} 项` : t`还需填写${names}`;
  }
  if (failed) {
    const { text } = checkWords(failed, i18n);
    return t`处理“${text}”后可提交`;
  }
  return checks.some((check) => check.level === 'pending') ? t`正在检查` : undefined;
}
