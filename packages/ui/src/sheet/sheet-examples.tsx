import { Button, Sheet, SheetBody, SheetContent, SheetFooter, StatusBadge } from '@lianxin/ui';
import { useState } from 'react';

/** A voucher that waits to be signed for. */
export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看 LX20261118000034217</Button>
      <Sheet open={open} onOpenChange={setOpen}>
        <SheetContent title="LX20261118000034217" titleNote={<StatusBadge tone="state-2">待签收</StatusBadge>}>
          <SheetBody>开立方 晋北煤业集团有限公司</SheetBody>
          <SheetFooter>
            <Button intent="primary">签收</Button>
          </SheetFooter>
        </SheetContent>
      </Sheet>
    </>
  );
}
