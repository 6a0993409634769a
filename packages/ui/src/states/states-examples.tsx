import { Button, EmptyState } from '@lianxin/ui';

/** A list that has nothing yet. */
export function Example() {
  return (
    <EmptyState title="还没有转让记录" action={<Button intent="primary">转让链信</Button>}>
      把持有的链信转让给上游供应商后，在这里查看复核与签收进度。
    </EmptyState>
  );
}
