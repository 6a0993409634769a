import { formatMoney } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useLargeYuan } from '../../platform/terms/index.ts';
import type { CreditLine } from './use-credit-lines.ts';

export interface LinesStripProps {
  readonly lines: readonly Pick<CreditLine, 'channel' | 'bankName' | 'available' | 'total' | 'validUntil'>[];
  /** Where the lines are shown in full. @default no link */
  readonly href?: string | undefined;
}

/** What is left of each bank's line, in one row. */
export function LinesStrip({ lines, href }: LinesStripProps) {
  const { t } = useLingui();
  const yuan = useLargeYuan();
  return (
    <SummaryStrip
      aria-label={t`各银行额度`}
      figures={lines.map(({ channel, bankName, available, total, validUntil }) => ({
        id: String(channel),
        label: t`${bankName}可用（元）`,
        value: formatMoney(available),
        sub: t`共 ${{ total: yuan.text(total) }} 万，至 ${validUntil}`,
        href,
      }))}
    />
  );
}
