import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '@lianxin/ui';
import type { ReactNode } from 'react';
import type { FaceData, FaceSeal } from './face-data.ts';
import { CompanySeal } from './company-seal.tsx';
import { digestEnds } from './digest-text.ts';

/** The footer of the landscape form: promise, evidence, seals and QR code. */
export function FaceFooter(data: FaceData): ReactNode {
  const { t } = useLingui();
  const { promiseNumber, contractNumber, verifyUrl } = data;
  const digest = data.digest === undefined ? undefined : digestEnds(data.digest);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[1fr_9.6em_9.6em_auto] gap-[1.5em] pt-[.9em]">
      <div>
        <p className="font-instrument text-[1.05em] leading-[1.8] [&:lang(en)]:text-[.98em] [&:lang(en)]:leading-[1.55]">
          <PromiseText />
        </p>
        <p className="mt-[.5em] text-[.86em] leading-[1.6] text-(color:--face-label)">
          <Trans>付款承诺函 {promiseNumber}</Trans>
          {contractNumber !== undefined && (
            <span className="ms-[1em]">
              <Trans>基础合同 {contractNumber}</Trans>
            </span>
          )}
          {digest !== undefined && (
            <>
              <br />
              <Trans>存证摘要 sm3:{digest}</Trans>
            </>
          )}
        </p>
      </div>
      <SealPlace label={<Trans>开立方签章</Trans>} seal={data.issuerSeal} waiting={<Trans>复核后加盖</Trans>} />
      <SealPlace label={<Trans>持有方签章</Trans>} seal={data.holderSeal} waiting={<Trans>签收后加盖</Trans>} />
      {verifyUrl !== undefined && (
        <div className="self-start text-center text-[.78em] leading-[1.4] text-(color:--face-label)">
          <QrCode className="mx-auto mb-[.35em] block size-[8.2em]" label={t`核验二维码`} text={verifyUrl} />
          <Trans>扫码核验</Trans>
        </div>
      )}
    </div>
  );
}

/** The exact wording of the promise. */
export function PromiseText(): ReactNode {
  return <Trans>开立方确认本凭证所载应付账款真实、无争议，承诺于到期日向持有方足额支付上述款项。本凭证可拆分、转让、融资和质押。</Trans>;
}

interface SealPlaceProps {
  readonly label: ReactNode;
  readonly seal: FaceSeal | undefined;
  /** Text in the dashed circle while there is no seal. */
  readonly waiting: ReactNode;
}

function SealPlace({ label, seal, waiting }: SealPlaceProps): ReactNode {
  const middle = 'absolute start-[54%] -translate-x-1/2 -translate-y-1/2';
  return (
    <div className="relative text-[.9em] text-(color:--face-label)">
      {label}
      {seal === undefined ? (
        <span
          className={`${middle} top-[60%] grid size-[6.6em] place-items-center rounded-full border border-dashed border-(color:--face-line) text-center leading-[1.4]`}
        >
          <span className="max-w-[3.6em]">{waiting}</span>
        </span>
      ) : (
        <CompanySeal className={`${middle} top-[52%] size-[9.6em] -rotate-7`} {...seal} />
      )}
    </div>
  );
}
