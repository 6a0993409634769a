import type { contract, ResponseOf } from '@lianxin/api/contract';
import { Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ResultFrame } from '../../../entry/registration/index.ts';
import { PlaceLink } from '../../../platform/navigation/index.ts';

type Invitation = NonNullable<ResponseOf<typeof contract.staff.invitation>>;
type Answer = ResponseOf<typeof contract.staff.acceptInvitation>;

const SignIn = () => (
  <Button asChild intent="primary">
    <PlaceLink to="access.signIn">
      <Trans>去登录</Trans>
    </PlaceLink>
  </Button>
);

/** An unknown link, or one replaced by a newer. */
export const UnknownInvitation = () => (
  <ResultFrame
    guided={false}
    face="rejected"
    title={<Trans>链接无效</Trans>}
    text={<Trans>请完整打开短信中的链接；收到过多条邀请短信的，以最近一条为准。</Trans>}
  />
);

export function EndedInvitation({ invitation: { state, enterpriseName, invitedBy } }: { readonly invitation: Invitation }) {
  const again = (
    <Trans>
      需要时请联系{enterpriseName}的{invitedBy}重新邀请。
    </Trans>
  );
  switch (state) {
    case 'accepted':
      return (
        <ResultFrame
          guided={false}
          face="approved"
          title={<Trans>您已接受邀请</Trans>}
          text={<Trans>可以登录{enterpriseName}办理业务。</Trans>}
          action={<SignIn />}
        />
      );
    case 'refused':
      return <ResultFrame guided={false} face="rejected" title={<Trans>您已拒绝邀请</Trans>} text={again} />;
    case 'unconfirmed':
      return (
        <ResultFrame
          guided={false}
          face="waiting"
          title={<Trans>已请管理岗核对信息</Trans>}
          text={<Trans>{invitedBy}核对姓名、证件号码和手机号码后，会重新发送邀请。本次链接已失效。</Trans>}
        />
      );
    case 'cancelled':
      return <ResultFrame guided={false} face="rejected" title={<Trans>邀请已取消</Trans>} text={again} />;
    default:
      return <ResultFrame guided={false} face="rejected" title={<Trans>邀请已过期</Trans>} text={again} />;
  }
}

const DIFFERS: Readonly<Record<Extract<Answer, { outcome: 'unconfirmed' }>['differs'], ReactNode>> = {
  displayName: <Trans>邀请中的姓名与您的账号登记的姓名不一致。</Trans>,
  identityNumber: <Trans>邀请中的证件号码与您的账号登记的证件号码不一致。</Trans>,
  position: <Trans>您已是该企业的岗位人员，同一人不可兼任两个岗位。</Trans>,
};

/** The result of accepting. Why details could not be confirmed is shown only here, never to the administrator. */
export function AcceptedInvitation({ answer, invitation }: { readonly answer: Answer; readonly invitation: Invitation }) {
  const { enterpriseName, invitedBy } = invitation;
  if (answer.outcome === 'unconfirmed')
    return (
      <ResultFrame
        guided={false}
        face="rejected"
        title={<Trans>暂时不能接受邀请</Trans>}
        text={
          <>
            {DIFFERS[answer.differs]}
            <Trans>我们已请管理岗核对信息，未告知原因。请联系{invitedBy}说明；账号登记的信息有误的，请联系客服更正。</Trans>
          </>
        }
      />
    );
  const { userName } = answer;
  return (
    <ResultFrame
      guided={false}
      face="approved"
      title={<Trans>您已加入{enterpriseName}</Trans>}
      text={
        answer.isNew ? (
          <Trans>用户名是 {userName}，请用刚设置的密码登录。</Trans>
        ) : (
          <Trans>请用原有账号 {userName} 登录，在右上角切换到该企业。</Trans>
        )
      }
      action={<SignIn />}
    />
  );
}
