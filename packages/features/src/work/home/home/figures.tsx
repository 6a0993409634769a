import { SummaryStrip } from '@lianxin/ui';
import { usePermission } from '../../../platform/permission/index.ts';
import { useFigures, type Figure } from '../figures/use-figures.ts';
import { useOverview } from '../workbench/board.tsx';
import type { Overview } from '../workbench/task-terms.ts';

/** Pending work and expected money, with links to the lists. */
export function Figures() {
  const { data } = useOverview();
  return data === undefined ? null : <Strip overview={data} />;
}

function Strip({ overview }: { readonly overview: Overview }) {
  const works = usePermission('signFor.make', 'signFor.confirm');
  const reviews = usePermission('transfer.review');
  const makes = usePermission('transfer.make');
  const { toSign, toReview, returned, receivable, held } = useFigures(overview);
  const figures: readonly Figure[] = [
    ...(works ? [toSign] : []),
    ...(reviews ? [toReview] : []),
    ...(makes ? [returned] : []),
    receivable,
    held,
  ];
  return <SummaryStrip figures={figures} />;
}
