import * as Radix from '@radix-ui/react-dropdown-menu';
import { cn } from '../cn.ts';
import { CheckIcon } from '../icons/index.ts';

export const MenuRadioGroup = Radix.RadioGroup;

const item = cn(
  'relative flex min-h-8.5 cursor-pointer items-center gap-2 rounded-sm soft:px-2.5 text-sm outline-none select-none max-tablet:min-h-11',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
);

const plain = 'text-ink data-highlighted:bg-surface-hover';

export type MenuItemProps = React.ComponentProps<typeof Radix.Item> & {
  /** Icon before the label, 16 px. */
  icon?: React.ReactNode;
  /** Note at the end, such as a shortcut or why the item is disabled. */
  note?: React.ReactNode;
  /** For destructive acts. @default false */
  danger?: boolean | undefined;
};

export function MenuItem({ icon, note, danger = false, className, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      data-danger={danger ? '' : undefined}
      className={cn(item, danger ? 'text-critical data-highlighted:bg-critical-soft' : plain, className)}
      {...props}
    >
      {props.asChild === true ? (
        children
      ) : (
        <>
          {icon !== undefined && <span className={cn(!danger && 'text-ink-faint')}>{icon}</span>}
          {children}
          {note !== undefined && <span className="ml-auto pl-4 text-xs text-ink-faint">{note}</span>}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuCheckboxItem({ className, children, ...props }: React.ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(item, plain, 'pr-8', className)} {...props}>
      {children}
      <Radix.ItemIndicator className="absolute right-2.5 text-accent">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function MenuRadioItem({ className, children, ...props }: React.ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(item, plain, 'pr-8', className)} {...props}>
      {children}
      <Radix.ItemIndicator className="absolute right-2.5 text-accent">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function MenuLabel({ className, ...props }: React.ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2.5 pt-2 pb-1 text-xs text-ink-faint', className)} {...props} />;
}

export function MenuSeparator({ className, ...props }: React.ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('mx-1 my-1 h-px bg-line', className)} {...props} />;
}
