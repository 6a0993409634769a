import { Button, Tooltip } from '@lianxin/ui';

/** What an act is good for. */
export function Example() {
  return (
    <Tooltip content="导出筛选后的全部行">
      <Button>导出</Button>
    </Tooltip>
  );
}
