import { ArrowLeftIcon, Button, Panel, useIsTablet } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface ReaderLayoutProps {
  readonly list: ReactNode;
  /** Undefined if nothing is open. */
  readonly reader: ReactNode | undefined;
  /** Name of the reader's landmark. */
  readonly readerLabel: string;
  readonly nothing: ReactNode;
  /** Back to the list, if only one fits. */
  readonly onClose: () => void;
}

/** The list on the left and the open item on the right, or one of them if both do not fit. */
export function ReaderLayout({ list, reader, readerLabel, nothing, onClose }: ReaderLayoutProps) {
  const narrow = useIsTablet();
  if (narrow && reader !== undefined)
    return (
      <Panel flush aria-label={readerLabel}>
        <div className="border-b border-line px-6 py-1.5 max-tablet:px-4">
          <Button intent="quiet" className="-ml-3.75" icon={<ArrowLeftIcon aria-hidden />} onClick={onClose}>
            <Trans>返回列表</Trans>
          </Button>
        </div>
        {reader}
      </Panel>
    );
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Panel flush>{list}</Panel>
      {!narrow && (
        <Panel flush aria-label={readerLabel} className="sticky top-[calc(var(--header-now,0px)+var(--tabs-now,0px)+20px)]">
          {reader ?? nothing}
        </Panel>
      )}
    </div>
  );
}
