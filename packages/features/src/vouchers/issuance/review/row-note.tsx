import { Tag } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { IssuanceRow } from '../manage/manage-columns.tsx';

const SIX_MONTHS_DAYS = 184;
const WHOLE = 10_000;

/** A remark on an item: a void, or term and cover, with a mark on a long term and on insufficient cover. */
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
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 tabular-nums">
      {days !== null && days > SIX_MONTHS_DAYS && (
        <Tag tone="caution">
          <Trans>超 6 个月</Trans>
        </Tag>
      )}
      {days !== null && (
        <span>
          <Trans>{days} 天</Trans>
        </span>
      )}
      {coverage !== null && coverage < WHOLE ? (
        <Tag tone="critical">
          <Trans>发票覆盖 {percent}%</Trans>
        </Tag>
      ) : (
        percent !== undefined && (
          <span>
            <Trans>发票 {percent}%</Trans>
          </span>
        )
      )}
    </span>
  );
}
