import { isCoreEnterprise, isFinancialInstitution } from '@lianxin/domain';
import { Anchor, Button, CheckList, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSession } from '../../../platform/session/index.ts';

interface Step {
  readonly id: string;
  readonly done: boolean;
  readonly label: string;
  readonly sub: string;
  /** Address and label of the step, if this person does it. */
  readonly way?: { readonly to: string; readonly verb: string } | undefined;
}

export interface OnboardingProps {
  /** Nobody applies or nobody reviews yet. */
  readonly lacksPeople: boolean;
}

/**
 * The first steps of a new enterprise: completed ones, and the next as a button. Hidden when done; lenders receive no vouchers, so their
 * own steps are enough.
 */
export function Onboarding({ lacksPeople }: OnboardingProps) {
  const { t } = useLingui();
  const { state } = useSession();
  const place = usePlace();
  const managesPeople = usePermission('staff.manage');
  const signsAgreements = usePermission('agreement.sign');
  const issues = usePermission('issuance.make');
  const signs = usePermission('signFor.make', 'signFor.confirm');
  if (state.status !== 'signedIn') return null;
  const { user, viewer } = state;
  const account = user.bankAccountStatus === 'AAAAAAA' || user.bankAccountStatus === '1' || user.accountState === 1;
  const way = (to: string | undefined, verb: string) => (to === undefined ? undefined : { to, verb });
  const first = isCoreEnterprise(viewer)
    ? {
        sub: t`由经办岗开立，审核岗审核后发给供应商签收`,
        way: way(issues ? place('issuance.issue') : undefined, t`开立第一笔链信`),
      }
    : {
        sub: t`核心企业或上家发来后，由经办岗签收，审核岗确认`,
        way: way(signs ? place('voucher.signForList') : undefined, t`查看待签收链信`),
      };
  const steps: readonly Step[] = [
    { id: 'profile', done: user.licenceFile !== null, label: t`企业资料`, sub: t`营业执照、法定代表人、授权书` },
    { id: 'account', done: account, label: t`收款账户`, sub: t`账户经小额验证后用于收付` },
    {
      id: 'agreement',
      done: user.agreementFile !== null && user.authorisationFile !== null,
      label: t`平台协议`,
      sub: t`由管理岗签署`,
      way: way(signsAgreements ? place('enterprise.information') : undefined, t`签署补充协议`),
    },
    ...(managesPeople
      ? [
          {
            id: 'people',
            done: !lacksPeople,
            label: t`经办与审核人员`,
            sub: t`经办岗发起，审核岗复核，至少各一人；管理岗不办理业务`,
            way: way(place('staffing.people'), t`添加人员`),
          },
        ]
      : []),
    ...(isFinancialInstitution(viewer) ? [] : [{ id: 'first', done: false, label: t`第一笔链信`, ...first }]),
  ];
  if (steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done, way: known }) => !done && known !== undefined);
  const label = next?.label;
  return (
    <Panel
      title={<Trans>开始使用链信</Trans>}
      sub={label && <Trans>下一步：{label}</Trans>}
      footer={
        next?.way && (
          <Button asChild intent="primary" className="ml-auto">
            <Anchor href={`#${next.way.to}`}>{next.way.verb}</Anchor>
          </Button>
        )
      }
    >
      <CheckList
        kind="steps"
        items={steps.map(({ id, done, ...words }) => ({ id, status: done ? 'pass' : 'pending', label: words.label, sub: words.sub }))}
      />
    </Panel>
  );
}
