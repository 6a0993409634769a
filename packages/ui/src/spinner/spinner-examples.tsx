import { Spinner } from '@lianxin/ui';

/** A check that takes a moment. */
export function Example() {
  return (
    <span className="flex items-center gap-2 text-sm text-ink-muted">
      <Spinner /> 正在核验发票
    </span>
  );
}
