import { Trans } from '@lingui/react/macro';
import { type Fen, formatMoney, toChineseCapitals, textLength } from '@lianxin/domain';
import type { ReactNode } from 'react';
import { FittedText, fittedSize } from './fitted-text.tsx';

// In ems: the box is 57.7 wide, its two cells have a padding of 2 each, and ¥ takes about 1.6.
const boxRoom = 53;
const currencyRoom = 1.6;

/** The amount in capitals and digits, as payment rules demand. */
export function FaceAmount({ amount }: { readonly amount: Fen }): ReactNode {
  const capitals = toChineseCapitals(amount, { prefix: true });
  const digits = formatMoney(amount);
  const digitRoom = 20;
  const digitsWidth = textLength(digits) * fittedSize(digits, digitRoom, 2.5) + currencyRoom;
  return (
    <dl className="grid grid-cols-[1fr_auto] border-[.08em] border-(color:--face-line)">
      <div className="px-[1em] pt-[.6em] pb-[.6em]">
        <dt className="text-(color:--face-label)">
          <Trans>金额（大写）</Trans>
        </dt>
        <dd className="flex h-[2.6em] items-center" lang="zh-CN">
          {/* Letter-spacing of 1/20 em counts towards the line's length. */}
          <FittedText className="font-instrument font-bold tracking-[.05em]" room={(boxRoom - digitsWidth) / 1.05} size={1.7}>
            {capitals}
          </FittedText>
        </dd>
      </div>
      <div className="border-s-[.08em] border-(color:--face-line) px-[1em] pt-[.6em] pb-[.6em] text-end">
        <dt className="text-(color:--face-label)">
          <Trans>金额（小写）</Trans>
        </dt>
        <dd className="flex h-[2.6em] items-baseline justify-end font-semibold">
          <small aria-hidden="true" className="me-[.4em] text-[1.5em] font-normal">
            ¥
          </small>
          <FittedText className="tracking-[-.005em]" room={digitRoom} size={2.5}>
            {digits}
          </FittedText>
        </dd>
      </div>
    </dl>
  );
}
