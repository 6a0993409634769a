import type { Endpoint, FileView, Schema } from '@lianxin/api/contract';
import type { ChannelKind } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { FundingDetail } from '../kinds.ts';
import type { StageBarProps } from './stage-bar.tsx';

type MakesFile = Endpoint<Schema, typeof FileView>;

/** What is shown of one kind of application; its sheet and its review are the same for both kinds. */
export interface DetailKind<Detail extends FundingDetail> {
  readonly name: ChannelKind;
  /** The call that tells all of one. */
  readonly get: Endpoint<z.ZodMiniObject, z.core.$ZodType<Detail>>;
  /** What it is called over its sheet: "融资详情". */
  readonly title: MessageDescriptor;
  /** The heading of what it takes of each invoice. */
  readonly taken: MessageDescriptor;
  /** The agreement as a document: "融资协议 PDF". */
  readonly agreement: MessageDescriptor;
  /** The calls that make its documents: the agreement, the receipt of what was paid out, the proof of the registration. */
  readonly documents: Readonly<Record<'agreement' | 'paidOut' | 'registered', MakesFile>>;
  readonly wayOf: (detail: Detail) => StageBarProps;
  /** Whether there is anything to say of its repayment. */
  readonly hasRepayments: (detail: Detail) => boolean;
  readonly head: (detail: Detail, aside?: ReactNode) => ReactNode;
  readonly facts: (detail: Detail) => ReactNode;
  readonly progress: (detail: Detail) => ReactNode;
  readonly pieces: (detail: Detail) => ReactNode;
}
