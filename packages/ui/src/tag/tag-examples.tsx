import { Tag } from '@lianxin/ui';

/** A mark beside a name. */
export function Example() {
  return (
    <span className="flex items-center gap-2">
      建设银行保理 <Tag tone="positive">净额最高</Tag>
    </span>
  );
}
