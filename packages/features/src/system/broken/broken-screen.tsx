export interface BrokenScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly hotline?: string;
}

/** Stands in for a page that failed. */
export const BrokenScreen = (_: BrokenScreenProps) => null;
