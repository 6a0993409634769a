import type { Check } from '@lianxin/api/contract';
import { CheckList } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckTally, checkWords } from '../../../platform/terms/index.ts';

/** The automatic checks of an application, how many came out which way, and each with its rule. */
export function IssuanceChecks({ checks }: { readonly checks: readonly Check[] }) {
  const { i18n } = useLingui();
  if (checks.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <h3 className="font-semibold">
          <Trans>检查</Trans>
        </h3>
        <CheckTally checks={checks} />
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
