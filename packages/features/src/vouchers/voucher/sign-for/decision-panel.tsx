import type { TwoReviews } from '@lianxin/api/contract';
import { FootBar, NetworkButton, Panel, Tooltip } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Agreements } from './agreements.tsx';

/** Decisions open to this person. */
export type Decision = 'sign' | 'confirm' | 'ownConfirm' | 'passedFirst' | 'none';

export interface DecisionPanelProps {
  readonly decision: Decision;
  /** Progress of two reviewers; undefined if one is enough. */
  readonly twoReviews: TwoReviews | undefined;
  /** Whether the person has agreed to the documents. */
  readonly agreed: boolean;
  readonly onAgreedChange: (agreed: boolean) => void;
  readonly busy: boolean;
  /** Why signing is blocked, besides the agreements. */
  readonly obstacle: string | undefined;
  readonly onSign: () => void;
  readonly onRefuse: () => void;
  readonly onConfirm: () => void;
  readonly onSendBack: () => void;
}

/** Refusing is as prominent as accepting, but not while accepting is blocked. */
const refuseVariant = (obstacle: string | undefined) => (obstacle === undefined ? 'dark' : 'secondary');

/** Two buttons of equal size, so that nobody is led to sign (77号 Art 11). Fixed at the bottom on a phone. */
export function DecisionPanel({ decision, twoReviews, agreed, onAgreedChange, busy, obstacle, ...on }: DecisionPanelProps) {
  const { t } = useLingui();
  if (decision === 'none') return null;
  if (decision === 'sign') {
    const reason = obstacle ?? (agreed ? undefined : t`请先阅读两份协议并勾选同意`);
    return (
      <Panel aria-label={t`决定`}>
        <Agreements agreed={agreed} onChange={onAgreedChange} />
        <p className="mt-3 text-xs text-ink-muted">
          <Trans>您可以拒签。拒签不影响您依合同主张货款，开立方、转让方和平台不得因此限制您的交易。</Trans>
        </p>
        <TwoWays
          first={
            <NetworkButton intent={refuseVariant(reason)} size="lg" block disabled={busy} onClick={on.onRefuse}>
              <Trans>拒签</Trans>
            </NetworkButton>
          }
          second={
            <Blocked reason={reason}>
              <NetworkButton intent="primary" size="lg" block busy={busy} disabled={reason !== undefined} onClick={on.onSign}>
                <Trans>签收</Trans>
              </NetworkButton>
            </Blocked>
          }
          note={reason ?? <Trans>签收使用您的企业证书签名，提交后由审核岗确认</Trans>}
        />
      </Panel>
    );
  }
  const barred = { ownConfirm: t`不能复核自己经办的`, passedFirst: t`您已完成一审，须由另一位审核岗复审`, confirm: undefined } as const;
  const reason = barred[decision];
  const first = twoReviews?.firstName ?? '';
  return (
    <Panel aria-label={t`决定`}>
      <p className="text-sm text-ink-muted">
        <Trans>经办岗已签收。确认后链信立即生效并归入持有；有疑问可退回经办岗重新核对。</Trans>
      </p>
      {twoReviews && (
        <p className="mt-2 text-sm">
          {first === '' ? (
            <Trans>该笔达到本企业两人复核的金额：您确认后，还须另一位审核岗复审才生效。</Trans>
          ) : (
            <Trans>两人复核：{first} 已一审通过（1/2）。</Trans>
          )}
        </p>
      )}
      <TwoWays
        first={
          <Blocked reason={reason}>
            <NetworkButton intent="dark" size="lg" block disabled={busy || reason !== undefined} onClick={on.onSendBack}>
              <Trans>退回经办</Trans>
            </NetworkButton>
          </Blocked>
        }
        second={
          <Blocked reason={reason}>
            <NetworkButton intent="primary" size="lg" block busy={busy} disabled={reason !== undefined} onClick={on.onConfirm}>
              <Trans>确认签收</Trans>
            </NetworkButton>
          </Blocked>
        }
        note={reason ?? <Trans>确认使用您的企业证书签名，不可撤销</Trans>}
      />
    </Panel>
  );
}

interface TwoWaysProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Why the buttons are disabled, or what they do; shown beside them. */
  readonly note: ReactNode;
}

const TwoWays = ({ first, second, note }: TwoWaysProps) => (
  <FootBar className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5 max-tablet:mt-0 max-tablet:gap-y-1.5">
    {first}
    {second}
    <p className="col-span-2 text-center text-xs text-ink-muted">{note}</p>
  </FootBar>
);

/** A disabled button takes no focus, so its wrapper shows the reason. */
function Blocked({ reason, children }: { readonly reason: string | undefined; readonly children: ReactNode }) {
  if (reason === undefined) return children;
  return (
    <Tooltip content={reason}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard */}
      <span className="block" tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}
