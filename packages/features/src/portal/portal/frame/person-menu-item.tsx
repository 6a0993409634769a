import { Anchor, DropdownMenuItem } from '@lianxin/ui';
import type { SlotItem } from '../../../platform/slots/index.ts';

export function PersonMenuItem({ label, icon, href, onSelect }: SlotItem) {
  if (href === undefined)
    return (
      <DropdownMenuItem icon={icon} onSelect={() => onSelect?.()}>
        {label}
      </DropdownMenuItem>
    );
  return (
    <DropdownMenuItem asChild onSelect={() => onSelect?.()}>
      <Anchor href={href} className="no-underline [&_.lucide]:text-ink-faint">
        {icon}
        {label}
      </Anchor>
    </DropdownMenuItem>
  );
}
