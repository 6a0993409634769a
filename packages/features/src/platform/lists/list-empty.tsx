import { Button, EmptyState } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { List } from './use-list.ts';

export interface ListEmptyProps {
  readonly list: Pick<List<unknown>, 'filterCount' | 'resetFilters'>;
  /** Shown if the filters find nothing. */
  readonly unfound: string;
  /** Shown if there is nothing at all. */
  readonly children: ReactNode;
}

/** An empty list: offers to reset the filters, or shows that there is nothing. */
export const ListEmpty = ({ list, unfound, children }: ListEmptyProps) =>
  list.filterCount === 0 ? (
    children
  ) : (
    <EmptyState
      title={unfound}
      action={
        <Button onClick={list.resetFilters}>
          <Trans>清除筛选</Trans>
        </Button>
      }
    />
  );
