import { Button, type ButtonProps } from '../button/index.ts';
import { cn } from '../cn.ts';
import { Tooltip } from '../tooltip/index.ts';

const square = { sm: 'w-(--control-height-sm)', md: 'w-(--control-height)', lg: 'w-(--control-height-lg)' } as const;

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'block' | 'aria-label'> & {
  /** Accessible name and tooltip, a verb. */
  label: string;
  /** Icon, 16 px. */
  icon: React.ReactNode;
  /** Side on which the tooltip opens. @default 'top' */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A button with only an icon, for common acts such as close, previous, next, copy and print. */
export function IconButton({ label, icon, tooltipSide, intent = 'quiet', size, className, ...props }: IconButtonProps) {
  return (
    <Tooltip content={label} side={tooltipSide}>
      <Button
        aria-label={label}
        intent={intent}
        size={size}
        className={cn(square[size ?? 'md'], 'flex-none px-0!', className)}
        icon={icon}
        {...props}
      />
    </Tooltip>
  );
}
