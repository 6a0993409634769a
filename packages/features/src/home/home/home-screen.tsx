import { isGroupViewer } from '@lianxin/domain';
import { EmptyState, Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useViewer, type Viewer } from '../../session/index.ts';
import { Board } from '../workbench/board.tsx';
import { Figures } from './figures.tsx';
import { VisitorHome } from './visitor-home.tsx';

/** The front page: for a visitor what this is and the way in, for a person at work the day at a glance. */
export function HomeScreen() {
  const viewer = useViewer();
  return viewer === undefined ? <VisitorHome /> : <PersonHome viewer={viewer} />;
}

function PersonHome({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const { displayName, enterpriseName = '' } = viewer;
  return (
    <Page header={<PageHeader title={t`${displayName}，您好`} sub={enterpriseName} />}>
      {isGroupViewer(viewer) ? (
        <Panel>
          <EmptyState title={<Trans>数据岗没有待办事项</Trans>}>
            <Trans>您可以查看 {enterpriseName} 的集团数据，不参与业务办理。</Trans>
          </EmptyState>
        </Panel>
      ) : (
        <>
          <Figures />
          <Board />
        </>
      )}
    </Page>
  );
}
