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
  /** Drawn before the words, 16 px. */
  icon?: React.ReactNode;
  /** Stands at the end: a shortcut, or why it is disabled. */
  note?: React.ReactNode;
  /** Destroys something. */
  danger?: boolean | undefined;
};

/** One act. `onSelect` does it and the menu closes; `event.preventDefault()` keeps the menu open. */
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

/** A setting that is on or off. */
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

/** One of several, inside a radio group. */
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

/** A heading inside the menu. */
export function MenuLabel({ className, ...props }: React.ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2.5 pt-2 pb-1 text-xs text-ink-faint', className)} {...props} />;
}

/** A hairline between groups of acts. */
export function MenuSeparator({ className, ...props }: React.ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('mx-1 my-1 h-px bg-line', className)} {...props} />;
}
