import type { Check } from '@lianxin/api/contract';
import { CheckList } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkWords } from '../../terms/index.ts';

/** The automatic checks of an application, how many came out which way, and each with its rule. */
export function IssuanceChecks({ checks }: { readonly checks: readonly Check[] }) {
  const { t, i18n } = useLingui();
  const count = (level: Check['level']) => checks.filter((check) => check.level === level).length;
  const passed = count('pass');
  const warned = count('warn');
  const failed = count('fail') + count('pending');
  if (checks.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <h3 className="font-semibold">
          <Trans>检查</Trans>
        </h3>
        <span className={failed > 0 ? 'text-critical-ink' : warned > 0 ? 'text-caution-ink' : 'text-positive-ink'}>
          {failed > 0 ? t`${passed} 通过，${failed} 未通过` : warned > 0 ? t`${passed} 通过，${warned} 提示` : t`${passed} 项全部通过`}
        </span>
      </div>
      <CheckList
        items={checks.map((check) => {
          const { text, figure, detail } = checkWords(check, i18n);
          return { id: check.code, status: check.level, label: text, sub: detail ?? figure, rule: check.rule };
        })}
      />
    </section>
  );
}
