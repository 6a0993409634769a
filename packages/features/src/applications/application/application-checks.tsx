import type { Check } from '@lianxin/api/contract';
import { CheckList } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckTally, RuleNote, type CheckWords } from '../../platform/terms/index.ts';
import { Titled } from './titled.tsx';

export interface ApplicationChecksProps {
  readonly checks: readonly Check[];
  /** The sentence of a check for this kind of application. */
  readonly wordsOf: (check: Check) => CheckWords;
}

/** The automatic checks of an application that is not decided yet, each with the moment at which it was judged. */
export function ApplicationChecks({ checks, wordsOf }: ApplicationChecksProps) {
  const { t } = useLingui();
  if (checks.length === 0) return null;
  return (
    <Titled
      title={<Trans>检查</Trans>}
      note={
        <span className="text-sm font-normal">
          <CheckTally checks={checks} />
        </span>
      }
    >
      <CheckList
        items={checks.map((check) => {
          const { text, figure, detail, moment } = wordsOf(check);
          return {
            id: check.code,
            status: check.level,
            label: text,
            value: figure === '' ? undefined : figure,
            moment: moment ?? t({ message: '当前', context: '检查' }),
            sub: detail,
            rule: <RuleNote rule={check.rule} />,
          };
        })}
      />
    </Titled>
  );
}
