import { isCoreEnterprise, isGroupViewer, shanghaiDate } from '@lianxin/domain';
import { Anchor, ArrowLeftRightIcon, Button, Page, PageHeader, PencilIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../navigation/index.ts';
import { usePermission } from '../../permission/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { Board, useOverview } from './board.tsx';
import { GroupPanel } from './group-panel.tsx';

/** 工作台: the first page of a working day. */
export function WorkbenchScreen() {
  const { t } = useLingui();
  const viewer = useSignedInViewer();
  if (isGroupViewer(viewer))
    return (
      <Page header={<PageHeader title={t({ message: '工作台', context: 'page' })} />}>
        <GroupPanel viewer={viewer} />
      </Page>
    );
  return <OwnWorkbench />;
}

function OwnWorkbench() {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const { data } = useOverview();
  const viewer = useSignedInViewer();
  // An operator begins; a reviewer and an administrator do not.
  const issues = usePermission('issuance.make') && isCoreEnterprise(viewer);
  const issue = issues ? place('issuance.issue') : undefined;
  const transfer = usePermission('transfer.make') ? place('transfer.apply') : undefined;
  const at = data && new Date(data.at);
  const day = at && shanghaiDate(at);
  const weekday = at && i18n.date(at, { weekday: 'long', timeZone: 'Asia/Shanghai' });
  const time = at && i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Shanghai' });
  return (
    <Page
      header={
        <PageHeader
          title={t({ message: '工作台', context: 'page' })}
          sub={
            at && (
              <Trans>
                {day} {weekday}　{time} 更新，每 60 秒自动刷新
              </Trans>
            )
          }
          actions={
            <>
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
          }
        />
      }
    >
      <Board />
    </Page>
  );
}
