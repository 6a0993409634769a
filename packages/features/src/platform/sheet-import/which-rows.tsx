import { RadioGroup } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Import the correct rows, or nothing until all are correct. */
export type WhichRows = 'right' | 'none';

export interface WhichRowsChoiceProps {
  readonly value: WhichRows;
  readonly onValueChange: (value: WhichRows) => void;
  /** Numbers of correct and faulty rows. */
  readonly right: number;
  readonly wrong: number;
}

/** Asks what to do with correct rows if others are or become faulty. */
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
