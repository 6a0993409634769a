import type { Channels } from '@lianxin/domain';
import type { FinancingRow } from './repository.ts';

/** Whether the lender of an application asks for a step of the holder's that it has not got. */
export const isStepMissing = (channels: Channels, { channel, furtherStep }: FinancingRow): boolean =>
  furtherStep === null && channels.byCode(channel)?.needs.includes('furtherStep') === true;
