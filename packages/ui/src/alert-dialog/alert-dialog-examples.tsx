import { AlertDialog, Button } from '@lianxin/ui';
import { useState } from 'react';

/** Voids a voucher, after saying what that means. */
export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button intent="danger" onClick={() => setOpen(true)}>
        作废
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="作废链信 LX20261118000034217"
        amount="3,286,500.00 元"
        facts="接收方 恒信机电设备有限公司"
        consequence="作废后凭证立即失效，对方将不能签收。"
        confirmLabel="作废凭证"
        danger
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
