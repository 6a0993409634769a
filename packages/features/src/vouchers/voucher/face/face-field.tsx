import type { ReactNode } from 'react';

interface FaceFieldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Classes of a wrapping box; by default both parts join the list's grid. */
  readonly className?: string;
  readonly valueClassName?: string;
}

export function FaceField({ label, children, className = 'contents', valueClassName = '' }: FaceFieldProps): ReactNode {
  return (
    <div className={className}>
      <dt className="text-(color:--face-label)">{label}</dt>
      <dd className={valueClassName}>{children}</dd>
    </div>
  );
}
