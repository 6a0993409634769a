import { Button, EmptyState } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { List } from './use-list.ts';

export interface ListEmptyProps {
  readonly list: Pick<List<unknown>, 'filterCount' | 'resetFilters'>;
  /** Said where the filters find nothing. */
  readonly unfound: string;
  /** What stands where there is nothing at all. */
  readonly children: ReactNode;
}

/** A list without rows: a way out of filters that find nothing, else what the list says where there is nothing at all. */
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
