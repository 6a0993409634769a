import { useBrand } from '../../brand/index.ts';
import { PhoneIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** The service hotline and its hours, over the header of a page that has the room. */
export function HotlineStrip() {
  const { hotline } = useBrand();
  return (
    <div className="flex h-(--hotline-height) items-center justify-end gap-2 border-b border-line bg-surface-sunken px-6 text-xs text-ink-muted max-tablet:hidden print:hidden">
      <PhoneIcon aria-hidden className="size-3.5 text-ink-faint" />
      <span>
        <Trans>
          服务热线 <strong className="font-semibold text-ink tabular-nums">{hotline}</strong>
        </Trans>
      </span>
      <span className="text-ink-faint">
        <Trans>工作日 09:00–17:30</Trans>
      </span>
    </div>
  );
}
