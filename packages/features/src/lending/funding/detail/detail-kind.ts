import type { ApiClient } from '@lianxin/api/client';
import type { Endpoint, FileView, PayeeAccount, Schema } from '@lianxin/api/contract';
import type { ChannelKind } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FundingDetail, Get } from '../kinds.ts';
import type { StageBarProps } from './stage-bar.tsx';

/** The heading of the lender's or guarantor's questions, and the enterprise that receives the answer. */
export interface Asker {
  readonly asks: MessageDescriptor;
  readonly reader: string;
}

/** How an application of one kind is shown in the sheet, the review and the steps. */
export interface DetailKind<Detail extends FundingDetail> {
  readonly name: ChannelKind;
  readonly get: Get<Detail>;
  readonly documents: Readonly<Record<'agreement' | 'paidOut' | 'registered', Endpoint<Schema, typeof FileView>>>;
  /** The title of the sheet, the label of the agreement's button, and the heading of the amount used of each invoice. */
  readonly words: Readonly<Record<'title' | 'agreement' | 'taken', MessageDescriptor>>;
  readonly asker: (detail: Detail) => Asker;
  readonly progressOf: (detail: Detail) => StageBarProps;
  readonly hasRepayments: (detail: Detail) => boolean;
  /** Requests the full account number for repayments. */
  readonly askPayee: (client: ApiClient, detail: Pick<Detail, 'id'>) => Promise<PayeeAccount>;
  readonly head: (detail: Detail, aside?: ReactNode) => ReactNode;
  readonly facts: (detail: Detail) => ReactNode;
  /** Content of the progress tab that exists only for this kind. It places the registration. */
  readonly progressTab: (detail: Detail, registration: ReactNode) => ReactNode;
  readonly pieces: (detail: Detail) => ReactNode;
}

export const lenderAsks = ({ lenderName }: Pick<FundingDetail, 'lenderName'>): Asker => ({ asks: msg`资金方要求补充`, reader: lenderName });
