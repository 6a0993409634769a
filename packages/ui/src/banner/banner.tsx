import { useLingui } from '@lingui/react/macro';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.ts';
import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons/index.ts';

const banner = cva('flex items-start gap-2.5 rounded-sm px-3 py-2.5 text-sm', {
  variants: {
    tone: {
      info: 'bg-info-soft text-info-ink',
      positive: 'bg-positive-soft text-positive-ink',
      caution: 'bg-caution-soft text-caution-ink',
      critical: 'bg-critical-soft text-critical-ink',
      plain: 'bg-surface-inset text-ink-muted',
    },
  },
  defaultVariants: { tone: 'info' },
});

const icons = { info: InfoIcon, plain: InfoIcon, positive: CircleCheckIcon, caution: TriangleAlertIcon, critical: CircleXIcon };

export type BannerProps = Omit<React.ComponentProps<'div'>, 'title'> &
  VariantProps<typeof banner> & {
    /** Short headline; the full sentence is passed as children. */
    title?: React.ReactNode;
    /** Link or small button at the end. */
    action?: React.ReactNode;
    /** Shows a close button. The caller removes the banner. */
    onDismiss?: (() => void) | undefined;
  };

/** A notice that stays on the page as long as it applies. A critical one is announced immediately. */
export function Banner({ tone, title, action, onDismiss, className, children, ...props }: BannerProps) {
  const { t } = useLingui();
  const Icon = icons[tone ?? 'info'];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone ?? 'info'} className={cn(banner({ tone }), className)} {...props}>
      <Icon className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <strong className="block">{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className="flex-none">{action}</div>}
      {onDismiss && (
        <button
          type="button"
          aria-label={t`关闭`}
          className="-my-0.5 -mr-1 grid size-6 flex-none place-items-center rounded-sm"
          onClick={onDismiss}
        >
          <XIcon />
        </button>
      )}
    </div>
  );
}
