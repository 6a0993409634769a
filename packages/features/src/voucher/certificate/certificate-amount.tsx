import { Trans } from '@lingui/react/macro';
import { type Fen, formatMoney, toChineseCapitals } from '@lianxin/domain';
import type { ReactNode } from 'react';

/** The face amount twice, as payment rules ask: in capitals and in digits. */
export function CertificateAmount({ face }: { readonly face: Fen }): ReactNode {
  const capitals = toChineseCapitals(face, { prefix: true });
  // Fourteen characters fit at full size; longer amounts shrink so that the box never wraps.
  const fit = Math.min(1, 19 / capitals.length);
  const digits = formatMoney(face);
  const cell = 'flex flex-col justify-center px-[1em] pt-[.75em] pb-[.7em]';
  return (
    <dl className="grid grid-cols-[1fr_auto] border-[.08em] border-(color:--cert-line)">
      <div className={cell}>
        <dt className="text-(color:--cert-label)">
          <Trans>金额（大写）</Trans>
        </dt>
        <dd className="flex h-[2.8em] items-center" lang="zh-CN">
          <span className="whitespace-nowrap font-instrument font-bold tracking-[.05em]" style={{ fontSize: `${1.7 * fit}em` }}>
            {capitals}
          </span>
        </dd>
      </div>
      <div className={`${cell} border-s-[.08em] border-(color:--cert-line) text-end`}>
        <dt className="text-(color:--cert-label)">
          <Trans>金额（小写）</Trans>
        </dt>
        <dd className="text-[2.5em] font-semibold leading-[1.12] tracking-[-.005em]">
          <small className="me-[.25em] text-[.6em] font-normal">¥</small>
          {digits}
        </dd>
      </div>
    </dl>
  );
}
