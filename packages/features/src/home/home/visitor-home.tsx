import { contract } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { useEndpoint } from '@lianxin/api/react';
import { Anchor, Button, MegaphoneIcon, Page, Panel, PhoneIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../brand/index.ts';
import { PlaceLink, usePlace } from '../../navigation/index.ts';

/** What the product is, the way in, the news and the hotline, for someone who is not signed in. */
export function VisitorHome() {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { platform } = useBrandNames();
  const register = usePlace()('registration.register');
  const { data } = useEndpoint(contract.message.listAnnouncements, { page: 1, pageSize: 5 }, { quiet: true });
  const steps = [
    { title: t`开立`, text: t`核心企业依据真实贸易开立链信，承诺到期付款。` },
    { title: t`签收`, text: t`供应商核对贸易背景与期限后签收，也可以拒签。` },
    { title: t`转让`, text: t`按需拆分，转让给上游供应商，原债务人与到期日不变。` },
    { title: t`兑付`, text: t`到期日由银行从核心企业账户付款，平台不经手资金。` },
  ];
  return (
    <Page>
      <section className="py-10 max-tablet:py-4">
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
        {data && data.list.length > 0 && (
          <Panel title={<Trans>公告</Trans>} flush>
            <ul className="divide-y divide-line">
              {data.list.map((one) => (
                <li key={one.id} className="flex min-h-11 items-center gap-2.5 px-4 text-sm">
                  <MegaphoneIcon aria-hidden className="text-ink-faint" />
                  <span className="min-w-0 flex-1">{one.title}</span>
                  <time dateTime={one.publishedAt} className="text-ink-faint tabular-nums">
                    {shanghaiMinute(one.publishedAt).slice(0, 10)}
                  </time>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title={<Trans>服务热线</Trans>}>
          <p className="flex items-center gap-2.5 text-xl font-semibold tabular-nums">
            <PhoneIcon aria-hidden className="text-accent" />
            {hotline}
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            <Trans>工作日 09:00–17:30</Trans>
          </p>
        </Panel>
      </div>
    </Page>
  );
}
