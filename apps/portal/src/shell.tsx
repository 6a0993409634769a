import type { FrameProps } from '@lianxin/features/navigation';

/** The shell around a page. */
export const Frame = ({ children }: FrameProps) => children;
