import { Button, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, PrinterIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandNames } from '../../../platform/brand/index.ts';
import { usePrintSheet } from '../../../platform/lists/index.ts';
import type { RegistrationValues } from '../application/registration-values.ts';

interface LetterProps {
  /** Known data of the enterprise. */
  readonly enterprise: Pick<RegistrationValues, 'name' | 'creditCode' | 'legalName'>;
  /** The agent's name; a blank line if missing. */
  readonly agentName: string;
}

/** The letter of authorisation, filled in as far as known, with lines for handwriting. */
function AuthorisationLetter({ enterprise: { name, creditCode, legalName }, agentName }: LetterProps) {
  const { t } = useLingui();
  const { platform } = useBrandNames();
  const facts = [
    { label: t`企业名称`, value: name },
    { label: t`统一社会信用代码`, value: creditCode },
    { label: t`法定代表人姓名`, value: legalName },
    { label: t`被授权人姓名`, value: agentName },
    { label: t`被授权人证件号码`, value: '' },
  ];
  const marks = [t`企业（盖公章）`, t`法定代表人（签字）`, t`被授权人（签字）`, t`日期`];
  return (
    <article
      aria-label={t`授权书`}
      className="mx-auto flex max-w-[720px] flex-col gap-6 bg-surface p-10 text-md leading-8 text-ink max-tablet:p-4 print:max-w-none print:p-0"
    >
      <header className="border-b-3 border-double border-line-strong pb-4 text-center">
        <h3 className="font-instrument text-2xl font-semibold tracking-[.2em] [&:lang(en)]:tracking-normal">
          <Trans>授权书</Trans>
        </h3>
      </header>
      <p>
        <Trans>致：{platform}</Trans>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="m-0 min-h-8 border-b border-line-strong break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-muted">
        <li>
          <Trans>本企业授权上述被授权人以本企业名义办理平台注册和企业认证，提交和更新企业资料。</Trans>
        </li>
        <li>
          <Trans>被授权人担任本企业的管理岗，设置经办岗和审核岗人员，并以本企业数字证书签署平台协议。</Trans>
        </li>
        <li>
          <Trans>被授权人在上述范围内办理的事项，由本企业承担法律责任。</Trans>
        </li>
        <li>
          <Trans>本授权自签署之日起生效，至本企业书面撤回或注销平台账号之日止。</Trans>
        </li>
      </ol>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 pt-2 max-tablet:grid-cols-1">
        {marks.map((label) => (
          <div key={label} className="flex items-baseline gap-3">
            <dt className="flex-none text-ink-muted">{label}</dt>
            <dd className="m-0 min-h-8 flex-1 border-b border-line-strong" />
          </div>
        ))}
      </dl>
    </article>
  );
}

export interface AuthorisationTemplateProps extends LetterProps {
  readonly onClose: () => void;
}

/** The letter to read, print and seal; the sealed one is uploaded. */
export function AuthorisationTemplate({ onClose, ...letter }: AuthorisationTemplateProps) {
  const { t } = useLingui();
  const { print, sheet } = usePrintSheet(<AuthorisationLetter {...letter} />, 'portrait');
  return (
    <>
      <Dialog open onOpenChange={(open) => open || onClose()}>
        <DialogContent title={t`授权书模板`} description={t`已按填写的内容填好，空白处手写`} className="tablet:max-w-[860px]">
          <DialogBody>
            <AuthorisationLetter {...letter} />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>
                <Trans>关闭</Trans>
              </Button>
            </DialogClose>
            <Button intent="primary" icon={<PrinterIcon aria-hidden />} onClick={print}>
              <Trans>打印或存为 PDF</Trans>
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      {sheet}
    </>
  );
}
