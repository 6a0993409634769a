import { formatMoney, toChineseCapitals, type CivilDate } from '@lianxin/domain';
import { Amount, cn, Panel, ZoomInIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MaskedAccount } from '../../../platform/lists/index.ts';
import type { ReactNode } from 'react';
import { VoucherFace } from '../face/voucher-face.tsx';
import type { FaceData } from '../face/face-data.ts';
import type { PieceDetail } from './face-of.ts';

export interface VoucherHeadProps {
  readonly piece: PieceDetail;
  /** Drawn 360 px wide beside the facts. @default not drawn */
  readonly face: FaceData | undefined;
  /** Shows the full face. */
  readonly onFaceOpen: () => void;
}

const weekdayOf = (date: CivilDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** A share in percent with two decimals. */
const shareOf = (part: bigint, whole: bigint): string => (Number((part * 1_000_000n) / (whole === 0n ? 1n : whole)) / 10_000).toFixed(2);

/** Picture, amount in digits and capitals, share of the face amount, and six facts. */
export function VoucherHead({ piece, face, onFaceOpen }: VoucherHeadProps) {
  const { t, i18n } = useLingui();
  const { remainingDays, daysLate, receivingAccount: account } = piece;
  const weekday = weekdayOf(piece.dueOn, i18n.locale);
  const cover = piece.coverageBasisPoints === null ? undefined : (piece.coverageBasisPoints / 100).toFixed(2);
  const partial = piece.amount !== piece.faceAmount;
  const faceAmount = formatMoney(piece.faceAmount);
  const share = shareOf(piece.amount, piece.faceAmount);
  return (
    <Panel className="@container">
      <div className={cn('grid gap-x-5 gap-y-4', face && '@min-[800px]:grid-cols-[360px_minmax(0,1fr)] @min-[800px]:grid-rows-[auto_1fr]')}>
        {face && (
          <div className="relative hidden w-full self-start @min-[800px]:row-span-2 @min-[800px]:row-start-1 @min-[800px]:block">
            <div aria-hidden>
              <VoucherFace {...face} thumbnail />
            </div>
            <button
              type="button"
              onClick={onFaceOpen}
              aria-label={t`查看凭证`}
              className="group absolute inset-0 cursor-zoom-in rounded-xs focus-visible:outline-2 focus-visible:outline-focus"
            >
              <span
                aria-hidden
                className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-sm bg-surface-raised text-ink-muted opacity-0 shadow-menu group-hover:opacity-100 group-focus-visible:opacity-100"
              >
                <ZoomInIcon />
              </span>
            </button>
          </div>
        )}
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-3">
          <span className="text-sm text-ink-muted">{partial ? <Trans>本凭证金额</Trans> : <Trans>票面金额</Trans>}</span>
          <Amount value={formatMoney(piece.amount)} currency="¥" size="3xl" />
          <span className="font-instrument text-md font-semibold">{toChineseCapitals(piece.amount, { prefix: true })}</span>
          {partial && (
            <span className="text-sm text-ink-muted tabular-nums">
              <Trans>
                占票面金额 {faceAmount} 的 {share}%
              </Trans>
            </span>
          )}
        </div>
        <dl className="grid grid-cols-2 content-start gap-x-5 gap-y-3.5 @min-[800px]:grid-cols-3">
          {piece.parts.includes('holder') ? (
            <Fact
              label={t`我方可用`}
              value={<Amount value={formatMoney(piece.availableAmount)} />}
              note={`${shareOf(piece.availableAmount, piece.amount)}%`}
            />
          ) : (
            <Fact
              label={piece.state === 'awaitingReceipt' ? t`待签收方` : t`持有方`}
              value={piece.holder.name}
              note={piece.holder.creditCode}
            />
          )}
          <Fact
            label={t`到期日`}
            value={piece.dueOn}
            note={
              piece.state === 'settled' ? (
                weekday
              ) : daysLate > 0 ? (
                <span className="text-critical">
                  <Trans>逾期 {daysLate} 天</Trans>
                </span>
              ) : remainingDays >= 0 ? (
                <Trans>
                  还有 {remainingDays} 天，{weekday}
                </Trans>
              ) : (
                <Trans>已到期</Trans>
              )
            }
          />
          <Fact label={t`流转`} value={t`${{ count: piece.circulations }} 次`} note={t`${{ count: piece.holderCount }} 个持有方`} />
          <Fact label={t`开立方`} value={piece.issuer.name} note={piece.issuer.creditCode} />
          <Fact
            label={t`收款账户`}
            value={account?.bankName ?? piece.holderWithAccount.bankName ?? '—'}
            note={
              account ? (
                <MaskedAccount account={account} revealable={piece.parts.includes('holder')} />
              ) : (
                piece.holderWithAccount.accountNumber
              )
            }
          />
          <Fact
            label={t`基础合同`}
            value={piece.contract?.number ?? '—'}
            note={cover === undefined ? t`仅交易双方可见` : t`发票 ${{ count: piece.invoices.length }} 张，覆盖 ${cover}%`}
          />
        </dl>
      </div>
    </Panel>
  );
}

function Fact({ label, value, note }: { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">
        {value}
        {note && <span className="block text-xs font-normal text-ink-faint">{note}</span>}
      </dd>
    </div>
  );
}
