import type { AnnouncementType, MessageType } from '@lianxin/api/contract';
import type { Tag } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

interface Term {
  readonly label: MessageDescriptor;
  readonly tone: NonNullable<ComponentProps<typeof Tag>['tone']>;
}

export const MESSAGE_TERMS: Readonly<Record<MessageType, Term>> = {
  task: { label: msg`待办`, tone: 'accent' },
  result: { label: msg`结果`, tone: 'positive' },
  due: { label: msg`到期`, tone: 'caution' },
  system: { label: msg`系统`, tone: 'plain' },
};

/** What a message is marked with: its type, or that its act is done. */
export const termOf = ({ type, isDone }: { readonly type: MessageType; readonly isDone: boolean | null }): Term =>
  isDone === true ? { label: msg`已办`, tone: 'plain' } : MESSAGE_TERMS[type];

export const ANNOUNCEMENT_TERMS: Readonly<Record<AnnouncementType, Term>> = {
  notice: { label: msg({ message: '通知', context: 'announcement' }), tone: 'info' },
  maintenance: { label: msg`维护`, tone: 'caution' },
  rule: { label: msg`规则`, tone: 'accent' },
  bank: { label: msg`银行动态`, tone: 'plain' },
  company: { label: msg`公司动态`, tone: 'plain' },
};

const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, text: string): text is Key => Object.hasOwn(table, text);

export const messageTypeOf = (text: string): MessageType | undefined => (isKeyOf(MESSAGE_TERMS, text) ? text : undefined);

export const announcementTypeOf = (text: string): AnnouncementType | undefined => (isKeyOf(ANNOUNCEMENT_TERMS, text) ? text : undefined);
