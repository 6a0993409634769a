import type { ReactNode } from 'react';

interface FaceFieldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Classes of the pair's own box; without any, both parts join the list's grid. */
  readonly className?: string;
  readonly valueClassName?: string;
}

/** One labelled entry of the instrument, for use inside a `dl`. */
export function FaceField({ label, children, className = 'contents', valueClassName = '' }: FaceFieldProps): ReactNode {
  return (
    <div className={className}>
      <dt className="text-(color:--face-label)">{label}</dt>
      <dd className={valueClassName}>{children}</dd>
    </div>
  );
}
