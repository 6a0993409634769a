import { Button, DownloadIcon, Toolbar } from '@lianxin/ui';

/** What can be done with a list. */
export function Example() {
  return (
    <Toolbar aria-label="清单工具" end={<Button icon={<DownloadIcon />}>导出</Button>}>
      <Button intent="primary">新增供应商</Button>
    </Toolbar>
  );
}
