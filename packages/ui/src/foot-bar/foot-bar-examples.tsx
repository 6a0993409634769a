import { Button, FootBar } from '@lianxin/ui';

/** The end of a form. */
export function Example() {
  return (
    <FootBar className="flex justify-end gap-3">
      <Button>保存草稿</Button>
      <Button intent="primary">提交复核</Button>
    </FootBar>
  );
}
