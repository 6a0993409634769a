import { shanghaiMinute } from '@lianxin/domain';
import { Anchor, Banner, Logo, PhoneIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { LanguageSwitch } from '../../../platform/language/index.ts';
import { FooterLinks } from './footer-links.tsx';
import { News, type NewsProps } from './news.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { useSettled } from './use-settled.ts';

const Engraving = lazy(async () => ({ default: (await import('./engraving.tsx')).Engraving }));

export interface SignInPageProps extends Pick<SignInFormProps, 'onSignedIn'>, Pick<NewsProps, 'addressOf'> {
  readonly channels: number;
  /** Address of registration. @default registration is not offered */
  readonly register?: string | undefined;
  /** The session has just expired. @default false */
  readonly expired?: boolean;
  /** When the person signed in elsewhere, if that has ended the session. */
  readonly elsewhereAt?: string | undefined;
}

/**
 * Introduction on the left, form on the right, engraving behind. Does not depend on routes, so that it can be shown before they are loaded.
 */
export function SignInPage({ channels, register, expired = false, elsewhereAt, onSignedIn, addressOf }: SignInPageProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const { product, platform, sub, hours } = useBrandNames();
  const { hotline, copyrightYear } = brand;
  const settled = useSettled();
  const elsewhere = elsewhereAt && shanghaiMinute(elsewhereAt);

  return (
    <div className="relative flex min-h-[calc(100dvh-var(--notice-now,0px))] flex-col overflow-hidden bg-surface-sunken text-ink">
      <header className="relative flex h-14 flex-none items-center gap-7 px-5 text-sm text-ink-muted tablet:h-18 tablet:px-10">
        <div className="flex items-center gap-2.5 text-accent">
          {brand.logo ?? <Logo />}
          <span className="font-instrument text-[22px] leading-none font-bold tracking-[0.1em] text-ink">{product}</span>
          <span className="border-l border-line pl-2.5 text-xs text-ink-muted max-tablet:hidden">{sub}</span>
        </div>
        <span className="ml-auto flex items-center gap-1.5 max-desktop:hidden">
          <PhoneIcon aria-hidden />
          {hotline} <span className="ml-2">{hours}</span>
        </span>
        <LanguageSwitch className="-mr-3.5 max-desktop:ml-auto" />
      </header>
      <main
        id="main"
        className="relative isolate mx-auto grid w-full max-w-[464px] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-24 gap-y-7 px-5 pt-9 pb-6 tablet:content-center desktop:max-w-[1240px] desktop:grid-cols-[minmax(0,1fr)_424px] desktop:items-center desktop:px-10 desktop:pt-0"
      >
        <section>
          <h1 className="font-instrument text-[28px] leading-[42px] font-bold tracking-[0.04em] desktop:text-[44px] desktop:leading-[64px]">
            <Trans>
              应收账款，
              <br />
              落笔为凭。
            </Trans>
          </h1>
          <p className="mt-2.5 max-w-[34em] text-md leading-6 text-pretty text-ink-muted desktop:mt-5 desktop:text-lg desktop:leading-7">
            <Trans>
              核心企业开立付款承诺，供应商签收、转让、融资与质押。
              <br className="max-tablet:hidden" />
              每一次流转都有双方签名，随时可以核验。
            </Trans>
          </p>
          <dl className="mt-11 hidden max-w-[520px] grid-cols-3 gap-x-4 border-t border-line-strong desktop:grid">
            <Fact title={t`先看净额，再选银行`} note={t`${channels} 个渠道同屏比价`} />
            <Fact title={t`可签收，也可拒签`} note={t`期限与理由写在凭证上`} />
            <Fact title={t`到期由银行兑付`} note={t`平台不经手资金`} />
          </dl>
          <News addressOf={addressOf} className="mt-14 hidden min-h-16 text-sm text-ink-muted desktop:block" />
        </section>
        <div className="relative">
          {settled && (
            <Suspense fallback={null}>
              <Engraving className="pointer-events-none absolute -top-36 left-1/2 -z-1 size-[640px] max-w-none -translate-x-1/2 opacity-36 tablet:top-1/2 tablet:-translate-y-1/2 desktop:size-[800px] desktop:opacity-42" />
            </Suspense>
          )}
          <section className="rounded-lg border border-line bg-surface px-5 pt-6 pb-5 tablet:px-9 tablet:pt-9 tablet:pb-7.5">
            <h2 className="text-[22px] leading-7.5 font-semibold">
              <Trans>登录</Trans>
            </h2>
            <p className="mt-1 mb-6.5 text-sm text-ink-muted">
              <Trans>企业经办、审核与管理人员</Trans>
            </p>
            {expired && (
              <Banner tone="caution" className="mb-5">
                {elsewhere === undefined ? (
                  <Trans>登录已过期，请重新登录。登录后回到刚才的页面。</Trans>
                ) : (
                  <Trans>您的账号已在其他设备登录（{elsewhere}）。登录后回到刚才的页面；不是您本人操作时，请修改密码。</Trans>
                )}
              </Banner>
            )}
            <SignInForm
              onSignedIn={onSignedIn}
              after={
                register && (
                  <div className="flex justify-between border-t border-line pt-4.5 text-sm text-ink-muted">
                    <Trans>还没有账号</Trans>
                    <Anchor href={`#${register}`} className="text-accent underline-offset-3 hover:underline">
                      <Trans>注册企业账号</Trans>
                    </Anchor>
                  </div>
                )
              }
            />
          </section>
        </div>
      </main>
      <footer className="relative flex flex-none flex-col items-center gap-x-7 gap-y-0.5 px-5 pt-3 pb-5 text-center *:whitespace-nowrap text-xs text-ink-faint tablet:flex-row tablet:flex-wrap tablet:px-10 tablet:py-5">
        <span>{brand.registration}</span>
        <span>{brand.filing}</span>
        <span>
          <Trans>
            © {copyrightYear} {platform}
          </Trans>
        </span>
        <FooterLinks />
        <span className="desktop:hidden">
          <Trans>服务热线 {hotline}</Trans>
        </span>
      </footer>
    </div>
  );
}

function Fact({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <div className="pt-4">
      <dt className="text-[15px] leading-5.5 font-semibold">{title}</dt>
      <dd className="text-sm text-ink-muted">{note}</dd>
    </div>
  );
}
