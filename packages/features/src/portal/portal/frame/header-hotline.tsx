import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { PhoneIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** Hotline with hours in the header, as an icon if narrow. On a phone in the menu. */
export function HeaderHotline() {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  if (hotline === '') return null;
  const whole = t`服务热线 ${hotline}，${hours}`;
  return (
    <a
      href={`tel:${hotline}`}
      title={whole}
      className="flex h-10 flex-none items-center gap-2 rounded-sm px-2.5 text-xs text-ink-faint no-underline hover:bg-surface-hover max-tablet:hidden [&_.lucide]:size-4 [&_.lucide]:text-ink-muted"
    >
      <PhoneIcon aria-hidden />
      <span className="sr-only">{whole}</span>
      <span aria-hidden className="leading-4 max-[1680px]:hidden">
        <span className="block font-semibold text-ink tabular-nums">{hotline}</span>
        <span className="block">{hours}</span>
      </span>
    </a>
  );
}
