import { cn, Steps, TriangleAlertIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The five steps in order. */
export const REGISTRATION_STEPS = ['account', 'enterprise', 'bankAccount', 'documents', 'submit'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

export interface RegistrationLayoutProps {
  readonly title: ReactNode;
  /** Text beside the title, such as the time of saving. */
  readonly sub?: ReactNode;
  readonly step: RegistrationStep;
  /** Leaves out the first step. @default false */
  readonly withoutAccount?: boolean;
  readonly toChange?: readonly RegistrationStep[] | undefined;
  /** Between title and form, such as the reason of a rejection. */
  readonly notice?: ReactNode;
  /** Help at the side. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a registration: progress, step and help. On a phone the progress stays visible. */
export function RegistrationLayout({
  title,
  sub,
  step,
  withoutAccount = false,
  toChange,
  notice,
  aside,
  children,
}: RegistrationLayoutProps) {
  const { t } = useLingui();
  const words: Record<RegistrationStep, string> = {
    account: t({ message: '账号', context: '注册步骤' }),
    enterprise: t`企业`,
    bankAccount: t`账户`,
    documents: t`授权与协议`,
    submit: t`提交`,
  };
  const steps = REGISTRATION_STEPS.filter((one) => !(withoutAccount && one === 'account'));
  return (
    <>
      <div className="border-b border-line bg-surface max-tablet:sticky max-tablet:top-0 max-tablet:z-(--z-header)">
        <nav
          aria-label={t`注册步骤`}
          className="mx-auto flex min-h-14 w-full max-w-[1160px] items-center px-6 max-tablet:min-h-12 max-tablet:px-4"
        >
          <Steps
            current={steps.indexOf(step)}
            steps={steps.map((key) => ({
              key,
              label: toChange?.includes(key) ? (
                <span className="inline-flex items-center gap-1">
                  {words[key]}
                  <TriangleAlertIcon className="text-critical" />
                  <span className="sr-only">{t`需修改`}</span>
                </span>
              ) : (
                words[key]
              ),
            }))}
          />
        </nav>
      </div>
      <div className="mx-auto w-full max-w-[1160px] px-6 pt-6 pb-10 max-tablet:px-4 max-tablet:pt-4">
        <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl font-semibold tracking-[0.01em]">{title}</h1>
          {sub !== undefined && (
            <p role="status" className="text-sm text-ink-faint">
              {sub}
            </p>
          )}
        </header>
        {notice}
        <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_296px]">
          {aside !== undefined && (
            <aside
              aria-label={t`填写说明`}
              className={cn(
                'flex min-w-0 flex-col gap-4 desktop:sticky desktop:top-5',
                // Preparations come before the form, what follows after it.
                step === 'submit' ? 'order-last' : 'desktop:order-last',
              )}
            >
              {aside}
            </aside>
          )}
          <div className="flex min-w-0 flex-col gap-4">{children}</div>
        </div>
      </div>
    </>
  );
}
