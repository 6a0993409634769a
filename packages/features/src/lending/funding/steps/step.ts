import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { FundingDetail } from '../kinds.ts';

export interface StepEnd {
  readonly title: string;
  readonly onClose: () => void;
  /** Called when the step is done, with the notice to show. */
  readonly onDone: (words: string) => void;
}

/** An act with a dialog of its own, because it needs more input than a confirmation or a reason. */
export interface Step<Detail extends FundingDetail> {
  readonly title: MessageDescriptor;
  /** Who is paid, to be named in the heading. @default nobody: the heading names the other party of the loan */
  readonly payee?: (detail: Detail) => string | undefined;
  /** The form, for the current application. */
  readonly content: (detail: Detail, end: StepEnd) => ReactNode;
}
