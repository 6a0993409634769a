import { Tag } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { IssuanceRow } from '../manage/manage-columns.tsx';

const SIX_MONTHS_DAYS = 184;
const WHOLE = 10_000;

/** A remark on an item: a void, a long term, insufficient cover. */
export function RowNote({ row }: { readonly row: IssuanceRow }) {
  const { termDays: days, coverageBasisPoints: coverage } = row;
  const percent = coverage === null ? undefined : (coverage / 100).toFixed(2);
  if (row.state === 'voidAwaitingReview') {
    return (
      <Tag tone="caution">
        <Trans context="状态">申请作废</Trans>
      </Tag>
    );
  }
  if (coverage !== null && coverage < WHOLE) {
    return (
      <Tag tone="critical">
        <Trans>发票覆盖 {percent}%</Trans>
      </Tag>
    );
  }
  if (days !== null && days > SIX_MONTHS_DAYS) {
    return (
      <Tag tone="caution">
        <Trans>超 6 个月</Trans>
      </Tag>
    );
  }
  return (
    <span className="inline-flex gap-3 tabular-nums">
      <span>{days !== null && <Trans>{days} 天</Trans>}</span>
      <span>{percent !== undefined && <Trans>发票 {percent}%</Trans>}</span>
    </span>
  );
}
