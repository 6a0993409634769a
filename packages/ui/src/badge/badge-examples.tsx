import { Badge, BellIcon } from '@lianxin/ui';

/** Unread messages at a bell. */
export function Example() {
  return (
    <Badge count={12} label="12 条未读">
      <BellIcon />
    </Badge>
  );
}
