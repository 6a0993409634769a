import { Button } from '@lianxin/ui';
import { useState } from 'react';

/** A form's foot: one main act, and a quiet way out. */
export function Example() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex justify-end gap-3">
      <Button intent="quiet" onClick={() => setBusy(false)}>
        取消
      </Button>
      <Button intent="primary" busy={busy} onClick={() => setBusy(true)}>
        提交复核
      </Button>
    </div>
  );
}
