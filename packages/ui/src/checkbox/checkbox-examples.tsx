import { Checkbox } from '@lianxin/ui';
import { useState } from 'react';

/** Agreeing to a document before it is signed. */
export function Example() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox checked={agreed} onCheckedChange={setAgreed}>
      已阅读并同意《平台服务协议》
    </Checkbox>
  );
}
