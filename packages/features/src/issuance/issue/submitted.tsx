import { formatMoney, type CivilDate, type Fen } from '@lianxin/domain';
import { Button, CircleCheckIcon, Page, PageHeader, Panel, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGoTo, usePlace } from '../../navigation/index.ts';

export interface SubmittedProps {
  readonly id: string;
  readonly applicationNumber: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly onAnother: () => void;
}

/** The application is with the reviewer: what happens next, and where to follow it. */
export function Submitted({ id, applicationNumber, recipientName, amount, dueOn, onAnother }: SubmittedProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const money = formatMoney(amount);
  return (
    <Page header={<PageHeader title={t`开立链信`} />}>
      <Panel>
        <div className="mx-auto flex max-w-160 flex-col gap-6 py-8" role="status">
          <div className="flex items-start gap-3">
            <CircleCheckIcon aria-hidden className="mt-1 size-6 flex-none text-positive" />
            <div>
              <h2 className="text-lg font-semibold">
                <Trans>已提交复核</Trans>
              </h2>
              <p className="text-sm text-ink-muted">
                <Trans>
                  申请 {applicationNumber}，{money} 元开给 {recipientName}，{dueOn} 到期。
                </Trans>
              </p>
            </div>
          </div>
          <Timeline
            entries={[
              { key: 'submit', title: t`提交复核`, detail: t`额度和发票已预占`, state: 'done' },
              {
                key: 'review',
                title: t`本企业审核岗复核`,
                detail: t`审核岗已收到待办；复核前可以撤回或催办`,
                state: 'now',
              },
              {
                key: 'sign',
                title: t`${recipientName}签收`,
                detail: t`15 天内未签收将自动关闭并释放额度`,
                state: 'todo',
              },
              {
                key: 'effect',
                title: t`凭证生效`,
                detail: t`接收方可持有、转让或融资`,
                state: 'todo',
              },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            {place('issuance.manage') && (
              <Button intent="primary" onClick={() => goTo('issuance.manage', { id })}>
                <Trans>查看进度</Trans>
              </Button>
            )}
            <Button onClick={onAnother}>
              <Trans>再开一笔</Trans>
            </Button>
          </div>
        </div>
      </Panel>
    </Page>
  );
}
