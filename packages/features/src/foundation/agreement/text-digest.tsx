import { cn } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** The digest of a text, folded away: only somebody who compares texts needs it. */
export function TextDigest({ sm3, className }: { readonly sm3: string; readonly className?: string | undefined }) {
  return (
    <details className={cn('text-xs text-ink-faint', className)}>
      <summary className="min-h-6 cursor-pointer">
        <Trans>文本摘要（SM3）</Trans>
      </summary>
      <p className="mt-1 font-mono break-all">{sm3}</p>
    </details>
  );
}
