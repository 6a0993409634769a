import { Descriptions, ForbiddenState } from '@lianxin/ui';
import { isCoreEnterprise, isFinancialInstitution } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../../brand/index.ts';
import { rowAt, useNavigation } from '../../navigation/index.ts';
import { useViewer } from '../../session/index.ts';
import { ROLE_TERMS } from '../../terms/index.ts';
import { HomeLink } from '../home-link.tsx';
import { missingAccess } from './missing-access.ts';

/** A page that this person may not open (specification §8): what is missing, and who can grant it. */
export function ForbiddenScreen() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const { hotline } = useBrand();
  const rows = useNavigation();
  const { pathname } = useLocation();
  const row = rowAt(rows, pathname);
  const title = row?.kind === 'page' && row.exception !== true ? i18n._(row.title) : undefined;
  const lack = viewer && title !== undefined && row?.kind === 'page' ? missingAccess(row, viewer) : undefined;
  const roles = lack?.kind === 'role' ? lack.roles.map((role) => i18n._(ROLE_TERMS[role])).join(t`、`) : '';
  const kind =
    viewer === undefined ? '' : isCoreEnterprise(viewer) ? t`核心企业` : isFinancialInstitution(viewer) ? t`金融机构` : t`供应商`;

  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <ForbiddenState level={1} title={<Trans>抱歉，你无权访问该页面</Trans>} action={<HomeLink />}>
        {lack?.kind === 'role' && <Trans>这一页由{roles}使用。请本企业的管理岗在岗位人员设置中调整您的岗位。</Trans>}
        {lack?.kind === 'enterprise' && <Trans>这一页不对您所在的企业类型开放。需要开通时，请本企业的管理岗拨打服务热线 {hotline}。</Trans>}
        {lack === undefined && <Trans>请本企业的管理岗在岗位人员设置中为您开通。</Trans>}
        {viewer && (
          <Descriptions
            className="mx-auto my-4 w-fit text-left"
            items={[
              ...(title === undefined ? [] : [{ label: t`页面`, value: title }]),
              { label: t`您的岗位`, value: i18n._(ROLE_TERMS[viewer.role]) },
              { label: t`企业`, value: `${viewer.enterpriseName ?? '—'}　${kind}` },
            ]}
          />
        )}
      </ForbiddenState>
    </div>
  );
}
