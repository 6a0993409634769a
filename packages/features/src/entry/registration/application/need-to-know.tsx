import { FileTextIcon, Panel, PhoneIcon, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { AuthorisationTemplate } from '../documents/lazy-authorisation-template.tsx';
import { GuideButton } from '../guide/guide-button.tsx';
import type { RegistrationValues } from './registration-values.ts';
import type { RegistrationStep } from './registration-layout.tsx';

const NOTHING_KNOWN = { name: '', creditCode: '', legalName: '' };

/** A seal takes days in many enterprises, so the letter is announced before the step that asks for it. */
const STEPS_BEFORE_LETTER: readonly RegistrationStep[] = ['account', 'enterprise', 'bankAccount'];

export interface NeedToKnowProps {
  readonly step: RegistrationStep;
  /** What the letter of authorisation is filled in with. @default nothing */
  readonly values?: Pick<RegistrationValues, 'name' | 'creditCode' | 'legalName' | 'agentName'> | undefined;
}

/** What to prepare for a step, what follows the last one, and the contact. */
export function NeedToKnow({ step, values }: NeedToKnowProps) {
  const { t } = useLingui();
  const [reading, setReading] = useState(false);
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  const lines: Readonly<Record<RegistrationStep, readonly ReactNode[]>> = {
    account: [t`本人手机号，用于登录和接收通知`, t`本人或企业邮箱`, t`后面的步骤还需要营业执照、法定代表人身份证或其他证件和对公账户`],
    enterprise: [
      t`营业执照正本或副本的照片或扫描件`,
      t`法定代表人身份证正反两面，或护照等其他证件`,
      t`图片为 JPG 或 PNG，每张不超过 10 MB`,
      t`图片只用于核验身份，加密保存`,
    ],
    bankAccount: [t`以企业名称开立的对公账户`, t`审核通过后，平台向该账户汇入 0.01 至 0.99 元`, t`收到后回填金额，即可开通`],
    documents: [t`加盖公章的授权书`, t`协议可以在本页阅读全文`],
    submit: [t`审核需要 1 至 3 个工作日`, t`未通过时会说明原因，可修改后再次提交`],
  };
  return (
    <Panel title={step === 'submit' ? t`提交之后` : t`需要准备`} level={2}>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm text-ink-muted marker:text-ink-faint">
        {lines[step].map((line, index) => (
          // The lines never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
        {STEPS_BEFORE_LETTER.includes(step) && (
          <li>
            <Trans>加盖公章的授权书：第三步之后上传，用印可能需要几天，请先打印模板</Trans>
            <TextLink asChild className="mt-1">
              <button type="button" className="min-h-6" onClick={() => setReading(true)}>
                <FileTextIcon aria-hidden />
                <Trans>查看授权书模板</Trans>
              </button>
            </TextLink>
          </li>
        )}
      </ul>
      {reading && (
        <Suspense fallback={null}>
          <AuthorisationTemplate
            enterprise={values ?? NOTHING_KNOWN}
            agentName={values?.agentName ?? ''}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
      <div className="mt-4 flex flex-col items-start gap-1 border-t border-line pt-3 text-sm text-ink-muted">
        <p>
          <Trans>填写遇到问题</Trans>
        </p>
        <TextLink href={`tel:${hotline}`} className="font-semibold tabular-nums">
          <PhoneIcon aria-hidden />
          {hotline}
        </TextLink>
        <p className="text-xs text-ink-faint">{hours}</p>
        <div className="-ml-3.5">
          <GuideButton />
        </div>
      </div>
    </Panel>
  );
}
