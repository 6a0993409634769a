import { RadioGroup } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Which rows of a sheet that has wrong ones are taken: those that are right, or none before all are. */
export type WhichRows = 'right' | 'none';

export interface WhichRowsChoiceProps {
  readonly value: WhichRows;
  readonly onValueChange: (value: WhichRows) => void;
  /** How many rows are right, and how many are not. */
  readonly right: number;
  readonly wrong: number;
}

/** Asks what becomes of the rows that are right where others are wrong, or turn out to be. */
export function WhichRowsChoice({ value, onValueChange, right, wrong }: WhichRowsChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t`有问题时的处理`}
      orientation="vertical"
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'none', label: t`全部没有问题才提交`, hint: t`任何一行有问题，则全部不提交` },
        {
          value: 'right',
          label: t`只提交没有问题的行`,
          hint:
            wrong === 0 ? (
              t`有问题的行留待改正`
            ) : (
              <Trans>
                提交 {right} 行，{wrong} 行留待改正
              </Trans>
            ),
          disabled: right === 0,
        },
      ]}
    />
  );
}
