import type { CivilDate, Fen } from '@lianxin/domain';
import { Button, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandedIn, useSigningSteps } from '../../../applications/application/index.ts';
import { useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { useDueWords } from './use-due-words.ts';

export interface SubmittedProps {
  readonly id: string;
  readonly applicationNumber: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly onAnother: () => void;
}

/** Submitted: what happens next, with a link. */
export function Submitted({ id, applicationNumber, recipientName, amount, dueOn, onAnother }: SubmittedProps) {
  const { t } = useLingui();
  const due = useDueWords()(dueOn);
  const goTo = useGoTo();
  const place = usePlace();
  const signingSteps = useSigningSteps();
  return (
    <Page header={<PageHeader title={t`开立链信`} />}>
      <HandedIn
        amount={amount}
        summary={
          <Trans>
            申请 {applicationNumber}，开给 {recipientName}，{due}。
          </Trans>
        }
        holds={t`额度和发票已预占`}
        next={signingSteps({
          signer: recipientName,
          unsigned: t`15 天内未签收将自动关闭并释放额度`,
          effect: { title: t`凭证生效`, detail: t`接收方可持有、转让或融资` },
        })}
        acts={
          <>
            {place('issuance.manage') && (
              <Button intent="primary" onClick={() => goTo('issuance.manage', { id })}>
                <Trans>查看进度</Trans>
              </Button>
            )}
            <Button onClick={onAnother}>
              <Trans>再开一笔</Trans>
            </Button>
          </>
        }
      />
    </Page>
  );
}
