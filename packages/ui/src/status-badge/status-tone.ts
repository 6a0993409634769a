/** Seven states of a thing that circulates, two marks it may carry, and five plain meanings. */
export type StatusTone =
  | 'state-0'
  | 'state-1'
  | 'state-2'
  | 'state-3'
  | 'state-4'
  | 'state-5'
  | 'state-6'
  | 'pledged'
  | 'overdue'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'info'
  | 'neutral';
