import { isGroupViewer, isNotApproved } from '@lianxin/domain';
import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useViewer, type Viewer } from '../../session/index.ts';
import { Board } from '../workbench/board.tsx';
import { GroupPanel } from '../workbench/group-panel.tsx';
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
      {isGroupViewer(viewer) && <GroupPanel viewer={viewer} />}
      {/* Who is held up reads why in what stands before the page. */}
      {!isGroupViewer(viewer) && !isNotApproved(viewer) && (
        <>
          <Figures />
          <Board />
        </>
      )}
    </Page>
  );
}
