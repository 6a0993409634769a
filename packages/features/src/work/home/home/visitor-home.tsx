import { Anchor, Button, Page, Panel, PhoneIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { PlaceLink, usePlace } from '../../../platform/navigation/index.ts';
import { Specimen } from './specimen.tsx';
import { VisitorNews } from './visitor-news.tsx';

/** Introduction, sample, entry, news and hotline for visitors. */
export function VisitorHome() {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { platform, hours } = useBrandNames();
  const register = usePlace()('registration.register');
  const steps = [
    { title: t`开立`, text: t`核心企业依据真实贸易开立链信，承诺到期付款。` },
    { title: t`签收`, text: t`供应商核对贸易背景与期限后签收，也可以拒签。` },
    { title: t`转让`, text: t`按需拆分，转让给上游供应商，原债务人与到期日不变。` },
    { title: t`兑付`, text: t`到期日由银行从核心企业账户付款，平台不经手资金。` },
  ];
  return (
    <Page>
      <section className="grid items-center gap-x-12 gap-y-6 py-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,560px)] max-tablet:py-4">
        <div>
          <h1 className="font-instrument text-[36px] leading-12 font-bold tracking-[0.04em] max-tablet:text-[26px] max-tablet:leading-9">
            {platform}
          </h1>
          <p className="mt-3 max-w-[40em] text-lg text-ink-muted">
            <Trans>核心企业的付款承诺，成为可以签收、拆分、转让和融资的电子凭证；每一次流转都有双方签名，随时可以核验。</Trans>
          </p>
          <div className="mt-6 flex gap-3">
            <Button asChild intent="primary" size="lg">
              <PlaceLink to="access.signIn">
                <Trans>登录</Trans>
              </PlaceLink>
            </Button>
            {register && (
              <Button asChild size="lg">
                <Anchor href={`#${register}`}>
                  <Trans>注册企业账号</Trans>
                </Anchor>
              </Button>
            )}
          </div>
        </div>
        <Specimen />
      </section>
      <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line tablet:grid-cols-2 desktop:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="bg-surface p-5">
            <h2 className="text-lg font-semibold">
              <span className="mr-2 text-ink-faint tabular-nums">{index + 1}</span>
              {step.title}
            </h2>
            <p className="mt-1 text-sm text-ink-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_336px]">
        <VisitorNews />
        <Panel title={<Trans>服务热线</Trans>}>
          <p className="flex items-center gap-2.5 text-xl font-semibold tabular-nums">
            <PhoneIcon aria-hidden className="text-accent" />
            {hotline}
          </p>
          <p className="mt-1 text-sm text-ink-muted">{hours}</p>
        </Panel>
      </div>
    </Page>
  );
}
