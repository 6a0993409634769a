import { isCoreEnterprise } from '@lianxin/domain';
import { Anchor, Button, CheckList, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../session/index.ts';
import { usePlace } from '../../navigation/index.ts';

/** The way of a new enterprise to its first voucher, with what is done ticked; the empty face of the workbench. */
export function Onboarding() {
  const { t } = useLingui();
  const { state } = useSession();
  const place = usePlace();
  if (state.status !== 'signedIn') return null;
  const { user, viewer } = state;
  const status = (done: boolean) => (done ? ('pass' as const) : ('pending' as const));
  const account = user.bankAccountStatus === 'AAAAAAA' || user.bankAccountStatus === '1' || user.accountState === 1;
  const issue = isCoreEnterprise(viewer) ? place('issuance.issue') : undefined;
  const next = issue ?? place('voucher.signForList');
  return (
    <Panel
      title={<Trans>开始使用链信</Trans>}
      footer={
        next !== undefined && (
          <Button asChild intent="primary" className="ml-auto">
            <Anchor href={`#${next}`}>{issue === undefined ? <Trans>查看待签收链信</Trans> : <Trans>开立第一笔链信</Trans>}</Anchor>
          </Button>
        )
      }
    >
      <CheckList
        items={[
          { id: 'profile', status: status(user.licenceFile !== null), label: t`企业资料`, sub: t`营业执照、法定代表人、授权书` },
          { id: 'account', status: status(account), label: t`收款账户`, sub: t`账户经小额验证后用于收付` },
          {
            id: 'agreement',
            status: status(user.agreementFile !== null && user.authorisationFile !== null),
            label: t`平台协议`,
            sub: t`由管理岗签署`,
          },
          { id: 'first', status: 'pending', label: t`第一笔链信`, sub: t`签收、转让或开立后，待办、到期与现金预测显示在这里` },
        ]}
      />
    </Panel>
  );
}
