import { Button, notify, Toaster } from '@lianxin/ui';

/** The result of an act. */
export function Example() {
  return (
    <>
      <Toaster />
      <Button onClick={() => notify({ tone: 'positive', text: '已签收 3,286,500.00', detail: '等待审核岗确认' })}>签收</Button>
    </>
  );
}
