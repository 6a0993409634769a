import { NetworkButton } from '@lianxin/ui';

/** The main act of a form that binds. */
export function Example() {
  return <NetworkButton intent="primary">提交复核</NetworkButton>;
}
