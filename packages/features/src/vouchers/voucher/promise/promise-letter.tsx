import { formatMoney, toChineseCapitals, type CivilDate, type Fen } from '@lianxin/domain';
import { QrCode } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FaceParty, FaceSeal } from '../face/face-data.ts';
import { CompanySeal } from '../face/company-seal.tsx';
import { digestEnds } from '../face/digest-text.ts';

export interface PromiseLetterData {
  readonly promiseNumber: string;
  readonly voucherNumber: string;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuer: FaceParty;
  /** Undefined for readers who may not see the contract. */
  readonly contractNumber?: string | undefined;
  readonly digest: string;
  readonly seal: FaceSeal;
  readonly verifyUrl: string;
}

/** The issuer's promise to the lawful holder at maturity. */
export function PromiseLetter(data: PromiseLetterData): ReactNode {
  const { t } = useLingui();
  const { promiseNumber, voucherNumber, issuedOn, dueOn, issuer, contractNumber } = data;
  const amount = formatMoney(data.amount);
  const capitals = toChineseCapitals(data.amount, { prefix: true });
  const digest = digestEnds(data.digest);
  return (
    <article
      aria-label={t`付款承诺函`}
      className="mx-auto flex max-w-[720px] flex-col gap-6 bg-surface p-10 text-md leading-8 text-ink max-tablet:p-4 print:max-w-none print:p-0"
    >
      <header className="border-b-3 border-double border-line-strong pb-4 text-center">
        <h3 className="font-instrument text-2xl font-semibold tracking-[.2em] [&:lang(en)]:tracking-normal">
          <Trans>付款承诺函</Trans>
        </h3>
        <p className="text-sm text-ink-muted tabular-nums">
          <Trans>编号 {promiseNumber}</Trans>
        </p>
      </header>
      <p>
        <Trans>致：链信 {voucherNumber} 的合法持有人</Trans>
      </p>
      <p className="indent-[2em] [&:lang(en)]:indent-0">
        <Trans>
          我司于 {issuedOn} 开立上述应收账款电子凭证，票面金额 {amount} 元（{capitals}），到期日 {dueOn}。
        </Trans>
        {contractNumber !== undefined && <Trans>其对应的基础合同为 {contractNumber}。</Trans>}
      </p>
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-muted">
        <li>
          <Trans>我司确认凭证所载应付账款真实、无争议。</Trans>
        </li>
        <li>
          <Trans>我司承诺于到期日向凭证持有人足额支付其所持金额。到期日逢休息日的，于下一个工作日支付。</Trans>
        </li>
        <li>
          <Trans>凭证拆分、转让、融资或质押的，本承诺随之对各持有人有效，我司不因此增加付款总额。</Trans>
        </li>
      </ol>
      <footer className="flex flex-wrap items-end justify-between gap-6 pt-4 text-sm leading-6">
        <div className="flex min-w-0 flex-1 basis-64 items-end gap-4">
          <QrCode className="block size-24 flex-none" label={t`核验二维码`} text={data.verifyUrl} />
          <p className="text-ink-muted">
            <Trans>扫码核验</Trans>
            <br />
            <Trans>存证摘要 sm3:{digest}</Trans>
          </p>
        </div>
        <div className="ml-auto flex items-center gap-2">
          <div className="text-right">
            <p className="font-medium">{issuer.name}</p>
            <p className="text-ink-muted tabular-nums">{issuer.creditCode}</p>
            <p className="tabular-nums">{issuedOn}</p>
          </div>
          <CompanySeal className="size-28 flex-none -rotate-7" {...data.seal} />
        </div>
      </footer>
    </article>
  );
}
