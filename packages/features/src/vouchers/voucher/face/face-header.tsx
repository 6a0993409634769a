import { Trans } from '@lingui/react/macro';
import { INSTRUMENT_TITLE } from '@lianxin/domain';
import type { ReactNode } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';

/** The header of the landscape form: platform, title and number; also the figure's caption. */
export function FaceHeader({ number }: { readonly number: string }): ReactNode {
  const { logo } = useBrand();
  const { platform } = useBrandNames();
  return (
    <figcaption className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-[1em]">
      <div className="flex items-center gap-[.7em] leading-[1.35] text-(color:--face-label)">
        <span aria-hidden="true" className="grid size-[2.2em] shrink-0 place-items-center [&>svg]:size-full">
          {logo ?? <PlatformMark />}
        </span>
        <span className="text-[.92em]">
          {platform}
          <br />
          <Trans>供应链信息服务系统</Trans>
        </span>
      </div>
      <div className="text-center">
        <p className="-me-[.3em] font-instrument text-[2.3em] font-bold leading-[1.1] tracking-[.3em]" lang="zh-CN">
          {INSTRUMENT_TITLE.zh}
        </p>
        <p className="mt-[.35em] -me-[.24em] text-[.68em] tracking-[.24em] text-(color:--face-label)" lang="en">
          {INSTRUMENT_TITLE.en}
        </p>
      </div>
      <div className="text-end leading-[1.45]">
        <p className="text-(color:--face-label)">
          <Trans>凭证编号</Trans>
        </p>
        <p className="text-[1.06em] font-semibold tracking-[.02em]">{number}</p>
      </div>
    </figcaption>
  );
}

function PlatformMark(): ReactNode {
  return (
    <svg fill="none" stroke="var(--face-line)" strokeWidth="2.4" viewBox="0 0 28 28">
      <path d="M16.9 8.1a7.6 7.6 0 1 0 1.6 9.2" />
      <path d="M11.1 19.9a7.6 7.6 0 1 0-1.6-9.2" />
    </svg>
  );
}
