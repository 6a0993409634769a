import { Anchor, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { PlaceLink, usePlace } from '../../../platform/navigation/index.ts';
import { PartFrame } from './part-frame.tsx';
import { StepList } from './step-list.tsx';

/** How a supplier joins: steps, link and contact. */
export function JoinPart() {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  const register = usePlace()('registration.register');
  const steps = [
    { title: t`注册账号`, text: t`企业管理员用手机号和邮箱注册，上传营业执照。` },
    { title: t`企业认证`, text: t`平台核对企业与法定代表人信息，一般需要 1 至 3 个工作日。` },
    { title: t`账户验证`, text: t`对公账户收到一笔小额打款，填回金额即完成验证。` },
    { title: t`签收凭证`, text: t`设置经办岗与审核岗并领取证书，即可签收核心企业开立的凭证。` },
  ];
  return (
    <PartFrame
      title={<Trans>供应商如何加入</Trans>}
      lead={<Trans>收到核心企业的付款承诺，或上游企业转让的凭证，只需四步。核验凭证不需要加入。</Trans>}
    >
      <StepList steps={steps} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex gap-3">
          {register && (
            <Button asChild intent="primary" size="lg">
              <Anchor href={`#${register}`}>
                <Trans>注册企业账号</Trans>
              </Anchor>
            </Button>
          )}
          <Button asChild size="lg">
            <PlaceLink to="access.signIn">
              <Trans>登录</Trans>
            </PlaceLink>
          </Button>
        </span>
        <span className="text-sm text-ink-muted">
          <Trans>
            服务热线 {hotline}，{hours}
          </Trans>
        </span>
      </div>
    </PartFrame>
  );
}
