import type { Endpoint, FileView, Schema } from '@lianxin/api/contract';
import type { ChannelKind } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FundingDetail, Get } from '../kinds.ts';
import type { StageBarProps } from './stage-bar.tsx';

/** Who asked to know more, as a heading, and who reads the answer. */
export interface Asker {
  readonly asks: MessageDescriptor;
  readonly reader: string;
}

/** What is shown of one kind of application; its sheet, its review and its steps are the same for both kinds. */
export interface DetailKind<Detail extends FundingDetail> {
  readonly name: ChannelKind;
  /** The call that tells all of one, and those that make its documents. */
  readonly get: Get<Detail>;
  readonly documents: Readonly<Record<'agreement' | 'paidOut' | 'registered', Endpoint<Schema, typeof FileView>>>;
  /** What it is called over its sheet, its agreement as a document, and what it takes of each invoice. */
  readonly words: Readonly<Record<'title' | 'agreement' | 'taken', MessageDescriptor>>;
  readonly asker: (detail: Detail) => Asker;
  readonly wayOf: (detail: Detail) => StageBarProps;
  /** Whether there is anything to say of its repayment. */
  readonly hasRepayments: (detail: Detail) => boolean;
  readonly head: (detail: Detail, aside?: ReactNode) => ReactNode;
  readonly facts: (detail: Detail) => ReactNode;
  /** What its way has besides that of any application, around its registration. */
  readonly progress: (detail: Detail, registration: ReactNode) => ReactNode;
  readonly pieces: (detail: Detail) => ReactNode;
}

/** The lender asked. */
export const lenderAsks = ({ lenderName }: Pick<FundingDetail, 'lenderName'>): Asker => ({ asks: msg`资金方要求补充`, reader: lenderName });
