import { isCoreEnterprise } from '@lianxin/domain';
import { SummaryStrip } from '@lianxin/ui';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { useFigures } from '../figures/use-figures.ts';
import type { Overview } from '../workbench/task-terms.ts';

/** The pending work and the money of the person's part, with links to the lists. What is zero is left out. */
export function Figures({ overview }: { readonly overview: Overview }) {
  const viewer = useSignedInViewer();
  const core = isCoreEnterprise(viewer);
  const works = usePermission('signFor.make', 'signFor.confirm');
  const reviews = usePermission('transfer.review');
  const makes = usePermission('transfer.make');
  const { toSign, toReview, returned, unsigned, overdue, receivable, held, outstanding, payable } = useFigures(overview);
  const figures = [
    ...(core ? [outstanding, payable, unsigned] : []),
    ...(works ? [toSign] : []),
    ...(reviews ? [toReview] : []),
    ...(makes ? [returned] : []),
    overdue,
    receivable,
    held,
  ].filter(({ isZero }) => !isZero);
  return figures.length === 0 ? null : <SummaryStrip figures={figures} />;
}
