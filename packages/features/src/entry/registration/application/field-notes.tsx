import { Tag } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Mark } from '../recognition/recognition.ts';

export interface FieldNotesProps {
  /** Source of the value; undefined if typed. */
  readonly mark?: Mark | undefined;
  /** The reviewer asked to change it. */
  readonly toChange: boolean;
  /** It differs from the last submission. */
  readonly changed: boolean;
}

/** Marks beside a label: recognised, to be changed, changed. */
export const FieldNotes = ({ mark, toChange, changed }: FieldNotesProps) => (
  <span className="inline-flex flex-wrap gap-1.5 empty:hidden">
    {toChange && !changed && (
      <Tag tone="critical">
        <Trans>需修改</Trans>
      </Tag>
    )}
    {changed && (
      <Tag tone="info">
        <Trans>已修改</Trans>
      </Tag>
    )}
    {mark === 'recognised' && (
      <Tag tone="accent">
        <Trans>识别填入</Trans>
      </Tag>
    )}
    {mark === 'confirm' && (
      <Tag tone="caution">
        <Trans>请核对</Trans>
      </Tag>
    )}
    {mark === 'confirmed' && (
      <Tag tone="positive">
        <Trans>已核对</Trans>
      </Tag>
    )}
  </span>
);
