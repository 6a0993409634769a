import { isFinancialInstitution, isGroupViewer, isNotApproved } from '@lianxin/domain';
import { Anchor, Button, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { LazyGroupTiles } from '../../../money/group/index.ts';
import { LazyLenderPanel } from '../../../lending/lenders/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useViewer, type Viewer } from '../../../platform/session/index.ts';
import { StartActs } from '../workbench/start-acts.tsx';
import { FetchedWidget } from '../workbench/widget.tsx';
import { DayBoard } from './day-board.tsx';

const VisitorHome = lazy(async () => ({ default: (await import('./visitor-home.tsx')).VisitorHome }));

/** The front page: an introduction for visitors, the day for people at work. */
export function HomeScreen() {
  const viewer = useViewer();
  if (viewer !== undefined) return <PersonHome viewer={viewer} />;
  return (
    <Suspense fallback={null}>
      <VisitorHome />
    </Suspense>
  );
}

function PersonHome({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const workbench = usePlace()('home.workbench');
  const { displayName, enterpriseName = '' } = viewer;
  // A person without access sees the reason in an overlay.
  const works = !isGroupViewer(viewer) && !isNotApproved(viewer);
  const actions = works && (
    <>
      {workbench && (
        <Button asChild intent="quiet">
          <Anchor href={`#${workbench}`}>
            <Trans context="page">工作台</Trans>
          </Anchor>
        </Button>
      )}
      <StartActs />
    </>
  );
  return (
    <Page header={<PageHeader title={t`${displayName}，您好`} sub={enterpriseName} actions={actions || undefined} />}>
      {isGroupViewer(viewer) && (
        <FetchedWidget>
          <LazyGroupTiles />
        </FetchedWidget>
      )}
      {works && <DayBoard />}
      {works && isFinancialInstitution(viewer) && (
        <FetchedWidget>
          <LazyLenderPanel />
        </FetchedWidget>
      )}
    </Page>
  );
}
