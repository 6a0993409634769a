import { Trans, useLingui } from '@lingui/react/macro';
import { formatChineseDate, landscapeFrame, textLength } from '@lianxin/domain';
import type { ReactNode } from 'react';
import type { FaceData, FaceParty } from './face-data.ts';
import { FaceAmount } from './face-amount.tsx';
import { FaceField } from './face-field.tsx';
import { FaceFooter } from './face-footer.tsx';
import { FaceHeader } from './face-header.tsx';
import { Engraving } from './engraving.tsx';
import { FittedText } from './fitted-text.tsx';
import { StateStamp } from './state-stamp.tsx';

// Ems for a party's value: half of the box without the middle, padding and labels.
const partyRoom = 17;

/** The printed form: 868 × 544 units, all lengths in container units. */
export function LandscapeFace(data: FaceData): ReactNode {
  return (
    <div className="relative aspect-[868/544] overflow-hidden rounded-xs bg-(--face-paper) text-(color:--face-ink)">
      <Engraving frame={landscapeFrame} />
      <div className="absolute inset-0 flex flex-col px-[6.7cqw] pt-[6cqw] pb-[5.4cqw] text-[1.5cqw] leading-[1.55] tabular-nums lining-nums">
        <FaceHeader number={data.number} />
        <div
          aria-hidden="true"
          className="mt-[.75em] mb-[.6em] h-[max(.42em,4px)] border-t-[.12em] border-b-[.05em] border-(color:--face-line)"
        />
        <Dates {...data} />
        <div className="grid grid-cols-[1fr_7.6em_1fr] border-[.08em] border-b-0 border-(color:--face-line)">
          <Party kind="issuer" party={data.issuer} />
          <div className="flex flex-col items-center justify-center border-x-[.08em] border-(color:--face-line) text-(color:--face-label)">
            <span className="text-[.92em]">
              <Trans>承诺付款</Trans>
            </span>
            <PromiseArrow />
            <StateStamp className={`mt-[.3em] -rotate-5 ${stampSize(data.state.label)}`} state={data.state} />
          </div>
          <Party kind="holder" party={data.holder} />
        </div>
        <FaceAmount amount={data.amount} />
        <FaceFooter {...data} />
      </div>
    </div>
  );
}

// Sized for three characters, with room for four; longer words (English) may take two lines.
function stampSize(label: string): string {
  const length = textLength(label);
  if (length > 4.6) return 'max-w-[7em] text-[.86em]';
  return length > 3 ? 'text-[1.08em] whitespace-nowrap' : 'text-[1.22em] whitespace-nowrap';
}

function Dates({ issuedOn, dueOn, termDays, circulations }: FaceData): ReactNode {
  const pair = 'flex items-baseline gap-[.8em]';
  const strong = 'font-semibold';
  return (
    <div className="mb-[.7em] flex justify-between whitespace-nowrap">
      <dl>
        <FaceField className={pair} label={<Trans>开立日</Trans>} valueClassName={strong}>
          {issuedOn}
        </FaceField>
      </dl>
      <dl>
        <FaceField className={pair} label={<Trans>到期日</Trans>}>
          <span className={strong}>{dueOn}</span>
          <span className="ms-[.8em] font-instrument" lang="zh-CN">
            {formatChineseDate(dueOn)}
          </span>
        </FaceField>
      </dl>
      <dl className="flex gap-[1.6em]">
        <FaceField className={pair} label={<Trans>期限</Trans>} valueClassName={strong}>
          <Trans>{termDays} 天</Trans>
        </FaceField>
        <FaceField className={pair} label={<Trans>流转</Trans>} valueClassName={strong}>
          <Trans>{circulations} 次</Trans>
        </FaceField>
      </dl>
    </div>
  );
}

function Party({ kind, party }: { readonly kind: 'issuer' | 'holder'; readonly party: FaceParty }): ReactNode {
  const { t } = useLingui();
  const role = kind === 'issuer' ? t`开立方（付款承诺人）` : t`持有方（收款人）`;
  return (
    <section aria-label={role} className="min-w-0 px-[1em] pt-[.7em] pb-[.75em]">
      <p aria-hidden="true" className="mb-[.3em] text-[.92em] text-(color:--face-label)">
        {role}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-[1.2em] gap-y-[.24em]">
        <FaceField label={<Trans>全称</Trans>} valueClassName="leading-[1.78]">
          <FittedText className="font-instrument font-bold tracking-[.02em]" room={partyRoom / 1.02} size={1.32}>
            {party.name}
          </FittedText>
        </FaceField>
        <FaceField label={<Trans>信用代码</Trans>}>{party.creditCode}</FaceField>
        <FaceField label={kind === 'issuer' ? <Trans>付款账号</Trans> : <Trans>收款账号</Trans>}>{party.accountNumber}</FaceField>
        <FaceField label={<Trans>开户行</Trans>}>
          <FittedText room={partyRoom}>{party.bank}</FittedText>
        </FaceField>
      </dl>
    </section>
  );
}

function PromiseArrow(): ReactNode {
  return (
    <svg aria-hidden="true" className="my-[.2em] h-[1.2em] w-[4.4em]" fill="none" stroke="var(--face-line)" viewBox="0 0 66 18">
      <path d="M1 9h60M1 6.5h57M1 11.5h57" />
      <path d="m55 2 8 7-8 7" strokeWidth="1.4" />
    </svg>
  );
}
