import { CircleCheckIcon, VisuallyHidden } from '@lianxin/ui';

/** A tick that is also said. */
export function Example() {
  return (
    <span className="flex items-center gap-2">
      <CircleCheckIcon aria-hidden className="text-positive" />
      发票查验一致 <VisuallyHidden>通过</VisuallyHidden>
    </span>
  );
}
