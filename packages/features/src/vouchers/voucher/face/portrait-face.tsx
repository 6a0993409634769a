import { Trans, useLingui } from '@lingui/react/macro';
import { INSTRUMENT_TITLE, formatMoney, toChineseCapitals, portraitFrame } from '@lianxin/domain';
import { QrCode } from '@lianxin/ui';
import type { ReactNode } from 'react';
import type { FaceData } from './face-data.ts';
import { FaceField } from './face-field.tsx';
import { PromiseText } from './face-footer.tsx';
import { CompanySeal } from './company-seal.tsx';
import { digestBrief } from './digest-text.ts';
import { Engraving } from './engraving.tsx';
import { FittedText } from './fitted-text.tsx';
import { StateStamp } from './state-stamp.tsx';

/** The form for phones: 358 × 402 units, the amount first; details that do not fit are left to screen readers and the page. */
export function PortraitFace(data: FaceData): ReactNode {
  const { t } = useLingui();
  const { termDays, circulations } = data;
  const digest = data.digest === undefined ? undefined : digestBrief(data.digest);
  return (
    <div className="relative aspect-[358/402] overflow-hidden rounded-xs bg-(--face-paper) text-(color:--face-ink)">
      <Engraving frame={portraitFrame} />
      <div className="absolute inset-0 px-[9.5cqw] pt-[9.5cqw] pb-[7.8cqw] text-[3.63cqw] leading-[1.54] tabular-nums lining-nums">
        <figcaption>
          <div className="flex items-center justify-between">
            <p className="font-instrument text-[1.3em] font-bold tracking-[.1em]" lang="zh-CN">
              {INSTRUMENT_TITLE.zh}
            </p>
            <StateStamp state={data.state} />
          </div>
          <p className="mt-[.15em] text-[.92em] text-(color:--face-label)">{data.number}</p>
        </figcaption>
        <p className="mt-[.62em] flex h-[3.1em] items-baseline justify-center font-semibold">
          <small className="me-[.22em] text-[1.38em] font-normal">¥</small>
          <FittedText room={20} size={2.46}>
            {formatMoney(data.amount)}
          </FittedText>
        </p>
        <p className="mb-[1.24em] flex h-[2.06em] items-center justify-center" lang="zh-CN">
          <FittedText className="font-instrument font-bold" room={22} size={1.115}>
            {toChineseCapitals(data.amount, { prefix: true })}
          </FittedText>
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-[1.2em] gap-y-[.3em] border-t-[.08em] border-(color:--face-line) pt-[.77em]">
          <FaceField label={<Trans>开立方</Trans>}>
            <FittedText room={17}>{data.issuer.name}</FittedText>
          </FaceField>
          <FaceField label={<Trans>持有方</Trans>}>
            <FittedText room={17}>{data.holder.name}</FittedText>
          </FaceField>
          <FaceField label={<Trans>到期日</Trans>}>
            {data.dueOn}
            <Trans>（{termDays} 天）</Trans>
          </FaceField>
          <FaceField label={<Trans>承诺函</Trans>}>{data.promiseNumber}</FaceField>
        </dl>
        <p className="sr-only">
          <PromiseText />
        </p>
        <p className="absolute bottom-[8.6cqw] start-[9.5cqw] text-[.885em] leading-[1.565] text-(color:--face-label)">
          <Trans>流转 {circulations} 次</Trans>
          <br />
          {digest !== undefined && <Trans>存证 sm3:{digest}</Trans>}
        </p>
        <div className="absolute end-[9.5cqw] bottom-[8.4cqw] flex items-end">
          <PortraitSeals data={data} />
          {data.verifyUrl !== undefined && <QrCode className="size-[16.8cqw]" label={t`核验二维码`} text={data.verifyUrl} />}
        </div>
      </div>
    </div>
  );
}

function PortraitSeals({ data }: { readonly data: FaceData }): ReactNode {
  const seals = [data.issuerSeal, data.holderSeal].filter((seal) => seal !== undefined);
  // Two seals overlap slightly, as on paper, to leave room for the digest.
  const size = seals.length === 1 ? 'me-[.6cqw] -mb-[2.2cqw] size-[22.4cqw]' : '-ms-[2.6cqw] me-[.4cqw] size-[16.6cqw]';
  return seals.map((seal) => <CompanySeal className={`${size} -rotate-8`} key={seal.number} {...seal} />);
}
