import { isCoreEnterprise, isFinancialInstitution } from '@lianxin/domain';
import { Anchor, ArrowLeftRightIcon, Button, LandmarkIcon, PencilIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { useOverview } from './board.tsx';

/** Acts an operator can start; other roles have none. */
export function StartActs() {
  const place = usePlace();
  const viewer = useSignedInViewer();
  const mayIssue = usePermission('issuance.make');
  const issue = mayIssue && isCoreEnterprise(viewer) ? place('issuance.issue') : undefined;
  const { data } = useOverview();
  // A lender or guarantor seldom holds vouchers that it could pass on.
  const holds = data?.holdings.some(({ state, count }) => state === 'holding' && count > 0) === true;
  const disposes = !isFinancialInstitution(viewer) || holds;
  const transfer = usePermission('transfer.make') && disposes ? place('transfer.apply') : undefined;
  const finance = usePermission('financing.make') && disposes ? place('financing.hub') : undefined;
  return (
    <>
      {finance !== undefined && (
        <Button asChild>
          <Anchor href={`#${finance}`}>
            <LandmarkIcon aria-hidden />
            <Trans>链信融资</Trans>
          </Anchor>
        </Button>
      )}
      {transfer !== undefined && (
        <Button asChild intent={issue === undefined ? 'primary' : 'line'}>
          <Anchor href={`#${transfer}`}>
            <ArrowLeftRightIcon aria-hidden />
            <Trans>申请转让</Trans>
          </Anchor>
        </Button>
      )}
      {issue !== undefined && (
        <Button asChild intent="primary">
          <Anchor href={`#${issue}`}>
            <PencilIcon aria-hidden />
            <Trans>开立链信</Trans>
          </Anchor>
        </Button>
      )}
    </>
  );
}
