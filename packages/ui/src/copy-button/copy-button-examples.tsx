import { CopyButton } from '@lianxin/ui';

/** An account to pay to. */
export function Example() {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      1405 0170 0208 0000 6721 <CopyButton text="14050170020800006721" label="复制账号" />
    </span>
  );
}
