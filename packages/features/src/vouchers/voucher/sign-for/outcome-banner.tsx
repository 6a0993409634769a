import { Anchor, Banner, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { INCOMING_TERMS } from '../../../platform/terms/index.ts';
import type { Subject } from './subject.ts';

/** The outcome of something this person cannot decide, and what comes next. */
export function OutcomeBanner({ subject }: { readonly subject: Subject }) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const { role } = useSignedInViewer();
  const { state, fromName, reason } = subject;
  const holdings = place('voucher.holdings');
  const why = reason ? t`原因：${reason}` : '';
  switch (state) {
    case 'awaitingSignature':
      if (role === 'operator') return null;
      return (
        <Banner tone="info" title={t`等待本企业经办岗签收`}>
          {subject.signDeadline && t`请在 ${{ deadline: subject.signDeadline }} 前签收或拒签，逾期自动关闭。`}
        </Banner>
      );
    case 'awaitingSignatureReview':
      if (role === 'reviewer') return null;
      return (
        <Banner tone="info" title={t`已签收，等待本企业审核岗确认`}>
          <Trans>确认后链信生效并归入持有。审核岗也可能退回，届时会回到待签收。</Trans>
        </Banner>
      );
    case 'signed':
      return (
        <Banner
          tone="positive"
          title={t`已签收，链信已归入持有`}
          action={
            holdings && (
              <TextLink asChild>
                <Anchor href={holdings}>
                  <Trans>查看链信持有</Trans>
                </Anchor>
              </TextLink>
            )
          }
        >
          <Trans>您可以持有到期，也可以转让、融资或质押。</Trans>
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="caution" title={t`已拒签`}>
          <Trans>已通知{fromName}。您依合同收取货款的权利不受影响。</Trans> {why}
        </Banner>
      );
    case 'signatureExpired':
      return (
        <Banner tone="caution" title={t`签收已超时`}>
          <Trans>未在截止日前签收，本笔已自动关闭并退回{fromName}。如仍需要，请其重新发起。</Trans>
        </Banner>
      );
    case 'voidAwaitingReview':
    case 'withdrawalAwaitingReview':
      return (
        <Banner tone="caution" title={i18n._(INCOMING_TERMS[state].label)}>
          <Trans>{fromName}申请作废或撤回本笔，正等待其审核岗复核，期间不能签收。未获同意时，会回到待签收。</Trans>
        </Banner>
      );
    case 'withdrawn':
      return (
        <Banner tone="caution" title={t`${fromName}已撤回`}>
          <Trans>{fromName}已撤回或作废本笔，无须处理。</Trans> {why}
        </Banner>
      );
  }
}
