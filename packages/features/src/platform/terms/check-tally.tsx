import type { CheckLevel } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';

/** A list of checks in one line: what fails, otherwise what is unknown, otherwise what warns, otherwise that all pass. */
export function CheckTally({ checks }: { readonly checks: readonly { readonly level: CheckLevel }[] }) {
  const { t } = useLingui();
  const count = (of: CheckLevel) => checks.filter(({ level }) => level === of).length;
  const [failed, pending, warned, passed] = [count('fail'), count('pending'), count('warn'), count('pass')];
  if (failed > 0) return <span className="text-critical-ink">{t`${failed} 项未通过`}</span>;
  if (pending > 0) return <span className="text-caution-ink">{t`${pending} 项待处理`}</span>;
  if (warned > 0) return <span className="text-caution-ink">{t`${passed} 项通过，${warned} 项提示`}</span>;
  return <span className="text-positive-ink">{t`${passed} 项全部通过`}</span>;
}
