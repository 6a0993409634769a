import { isGroupViewer, shanghaiDate } from '@lianxin/domain';
import { Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LazySupplementCheck } from '../../../money/fund-register/index.ts';
import { LazyGroupTiles } from '../../../money/group/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { Board, FigureBoard, useOverview } from './board.tsx';
import { StartActs } from './start-acts.tsx';
import { FetchedWidget } from './widget.tsx';

/** 工作台: the board of figures, of cash, dues, holdings and credit lines. What waits for the person is on the home page. */
export function WorkbenchScreen() {
  const { t } = useLingui();
  const viewer = useSignedInViewer();
  if (isGroupViewer(viewer))
    return (
      <Page header={<PageHeader title={t({ message: '工作台', context: 'page' })} />}>
        <FetchedWidget>
          <LazyGroupTiles />
        </FetchedWidget>
      </Page>
    );
  return <OwnWorkbench />;
}

const NO_DIALOG = { supplement: '' } as const;

function OwnWorkbench() {
  const { t, i18n } = useLingui();
  const { data } = useOverview();
  // A supplement is reviewed in a dialog over the page.
  const [{ supplement }, setQuery] = useQueryState(NO_DIALOG);
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
          actions={<StartActs />}
        />
      }
    >
      <Board lending={(overview) => <FigureBoard overview={overview} />}>{(overview) => <FigureBoard overview={overview} />}</Board>
      {supplement !== '' && (
        <Suspense>
          <LazySupplementCheck id={supplement} onClose={() => setQuery({ supplement: '' })} />
        </Suspense>
      )}
    </Page>
  );
}
