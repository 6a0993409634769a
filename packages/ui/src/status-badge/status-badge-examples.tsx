import { StatusBadge } from '@lianxin/ui';

/** The states of two vouchers. */
export function Example() {
  return (
    <span className="flex gap-3">
      <StatusBadge tone="state-2">待签收</StatusBadge>
      <StatusBadge tone="overdue">逾期</StatusBadge>
    </span>
  );
}
