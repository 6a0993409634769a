import { fen, formatMoney, type Fen, type StatementSide } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FLOW_WORDS, LATE_INTEREST_WORDS, type StatementMonth } from './statement-words.ts';

export interface MonthFiguresProps {
  readonly side: StatementSide;
  readonly month: StatementMonth;
  readonly other?: StatementMonth | undefined;
}

/** With a sign and a real minus. */
const signed = (amount: Fen): string => `${amount > 0n ? '+' : ''}${formatMoney(amount)}`;

/** Opening balance, movements and closing balance, compared with another month. */
export function MonthFigures({ side, month, other }: MonthFiguresProps) {
  const { t, i18n } = useLingui();
  const compared = (now: Fen, then: Fen | undefined) => {
    if (other === undefined || then === undefined) return {};
    const change = signed(fen(now - then));
    return { sub: t`较 ${{ month: other.month }} ${change}` };
  };
  const then = (kind: string) => other?.flows.find((flow) => flow.kind === kind)?.amount;
  const isIssued = side === 'issued';
  return (
    <SummaryStrip
      aria-label={t`${{ month: month.month }} 账单汇总`}
      figures={[
        {
          id: 'opening',
          label: isIssued ? t`期初应付（元）` : t`期初持有（元）`,
          value: formatMoney(month.opening),
          ...compared(month.opening, other?.opening),
        },
        ...month.flows.map(({ kind, count, amount }) => {
          const name = i18n._(FLOW_WORDS[kind]);
          return {
            id: kind,
            label: t`${name}（元）`,
            value: formatMoney(amount),
            sub: t`${count} 笔`,
            ...compared(amount, then(kind)),
          };
        }),
        {
          id: 'closing',
          label: isIssued ? t`期末应付（元）` : t`期末持有（元）`,
          value: formatMoney(month.closing),
          ...compared(month.closing, other?.closing),
        },
        ...(month.lateInterest > 0n || (other?.lateInterest ?? 0n) > 0n
          ? [
              {
                id: 'lateInterest',
                label: i18n._(LATE_INTEREST_WORDS[side]),
                value: formatMoney(month.lateInterest),
                sub: t`不计入余额`,
                ...compared(month.lateInterest, other?.lateInterest),
              },
            ]
          : []),
      ]}
    />
  );
}
