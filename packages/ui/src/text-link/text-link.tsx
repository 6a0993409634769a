import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.ts';

const textLink = cva(
  [
    'inline-flex items-center gap-1 rounded-xs underline-offset-3 hover:underline',
    'disabled:cursor-not-allowed disabled:text-ink-faint disabled:no-underline',
    // Two that stand one under the other, as in a narrow list, are big enough to be hit.
    '[&:is(button)]:min-h-6',
  ],
  {
    variants: { tone: { accent: 'text-accent', muted: 'text-ink-muted hover:text-ink', critical: 'text-critical' } },
    defaultVariants: { tone: 'accent' },
  },
);

export type TextLinkProps = React.ComponentProps<'a'> &
  VariantProps<typeof textLink> & {
    /** Gives the look to the single child: a router's link, or a `<button>` that acts in place. */
    asChild?: boolean | undefined;
  };

/** Words that lead somewhere. A target that opens a new window gets no handle on this one. */
export function TextLink({ tone, asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root className={cn(textLink({ tone }), className)} {...(props.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...props} />
  );
}
