import { Switch } from '@lianxin/ui';
import { useState } from 'react';

/** A setting that works at once. */
export function Example() {
  const [on, setOn] = useState(true);
  return (
    <Switch checked={on} onCheckedChange={setOn}>
      短信提醒
    </Switch>
  );
}
