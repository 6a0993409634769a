import { isCoreEnterprise } from '@lianxin/domain';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { Board, Cash, Columns, Dues, FigureBoard, Lines, useOverview } from '../workbench/board.tsx';
import { Widget } from '../workbench/widget.tsx';
import { Figures } from './figures.tsx';
import { LazySuspension } from './lazy-suspension.tsx';
import { TaskTable } from '../workbench/task-table.tsx';

/** The day: what waits for the person, beside what falls due. People without tasks, such as administrators, see figures. */
export function DayBoard() {
  const viewer = useSignedInViewer();
  const acts = usePermission('signFor.make', 'signFor.confirm');
  const { isLoading } = useOverview();
  return (
    <Board
      lending={(overview) =>
        acts ? (
          <Widget>
            <TaskTable overview={overview} isLoading={false} />
          </Widget>
        ) : (
          <Cash overview={overview} />
        )
      }
    >
      {(overview) => (
        <>
          {isCoreEnterprise(viewer) && overview && <LazySuspension />}
          {overview && <Figures overview={overview} />}
          {acts ? (
            <>
              <Columns>
                <Widget>
                  <TaskTable overview={overview} isLoading={isLoading} />
                </Widget>
                <Dues overview={overview} />
              </Columns>
              <Lines overview={overview} />
            </>
          ) : (
            <FigureBoard overview={overview} />
          )}
        </>
      )}
    </Board>
  );
}
