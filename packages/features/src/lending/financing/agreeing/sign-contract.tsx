import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button, Checkbox, DialogBody, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { useChannels } from '../../../platform/channels/index.ts';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import type { FinancingStepProps } from './step-props.ts';
import { ContractTerms, FinancingClauses } from './contract-terms.tsx';
import { LenderPage } from './lender-page.tsx';

/** The operator signs the contract here, or on the lender's page if it has one. The reviewer confirms it. */
export function SignContract({ financing, onClose, onDone }: FinancingStepProps) {
  const { t } = useLingui();
  const { id, version, applicationNumber, recourse, lenderName, channel } = financing;
  const signsWithLender = useChannels().byCode(channel)?.needs.includes('signature') === true;
  const { run, error } = useAction(contract.financing.signContract, { quiet: true });
  const { sign, dialog } = useSigning();
  const [agreed, setAgreed] = useState(false);

  async function start(): Promise<void> {
    const result = await sign(
      {
        request: { act: 'financingContract', subjectId: id, version },
        verb: t`签约`,
        consequence: t`签署后由本企业审核岗确认；各方签署前仍可撤回申请。`,
      },
      (signature) => run({ id, version, agreed: true, signature }),
    );
    if (result?.ok) onDone(t`${applicationNumber} 已签署，等待审核岗确认`);
  }

  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <FailureBanner error={error} />
        <ContractTerms financing={financing} />
        {signsWithLender && <LenderPage financing={financing} />}
        <Titled title={<Trans>融资合同要点</Trans>}>
          <FinancingClauses recourse={recourse} lenderName={lenderName} />
        </Titled>
        {!signsWithLender && (
          <p>
            <MadeFileButton endpoint={contract.pdf.ofFinancing} request={{ id }}>
              <Trans>融资协议 PDF</Trans>
            </MadeFileButton>
          </p>
        )}
        {!signsWithLender && (
          <Checkbox checked={agreed} onCheckedChange={setAgreed}>
            <Trans>本人已阅读合同，代表本企业同意签署</Trans>
          </Checkbox>
        )}
      </DialogBody>
      {signsWithLender ? (
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>关闭</Trans>
          </Button>
        </DialogFooter>
      ) : (
        <DialogFooter note={!agreed && <Trans>勾选同意后可以签署</Trans>}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <NetworkButton intent="primary" disabled={!agreed} onClick={() => void start()}>
            <Trans>签署合同</Trans>
          </NetworkButton>
        </DialogFooter>
      )}
      <SigningDialog {...dialog} />
    </>
  );
}
