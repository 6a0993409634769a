import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '../cn.ts';

const textLink = cva(
  [
    'inline-flex items-center gap-1 rounded-xs underline-offset-3 hover:underline',
    'disabled:cursor-not-allowed disabled:text-ink-faint disabled:no-underline',
    // A minimum height, so that links below each other are large enough to tap.
    '[&:is(button)]:min-h-6',
  ],
  {
    variants: { tone: { accent: 'text-accent', muted: 'text-ink-muted hover:text-ink', critical: 'text-critical' } },
    defaultVariants: { tone: 'accent' },
  },
);

export type TextLinkProps = React.ComponentProps<'a'> &
  VariantProps<typeof textLink> & {
    /** Applies the style to the only child, such as a router link or a `<button>`. @default false */
    asChild?: boolean | undefined;
  };

/** A text link. Links to a new window get rel="noopener noreferrer". */
export function TextLink({ tone, asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root className={cn(textLink({ tone }), className)} {...(props.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...props} />
  );
}
