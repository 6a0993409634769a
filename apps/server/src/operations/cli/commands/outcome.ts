import type * as z from 'zod/mini';
import type { JointOutcome } from '../../operation.ts';
import type { CommandLine } from '../command-line.ts';

/** What became of an act that takes a second operator. */
export const outcomeText = ({ say }: CommandLine, { carriedOut, proposalId }: z.output<typeof JointOutcome>): string =>
  carriedOut
    ? say('已执行', 'Done')
    : say(
        `已提交，须由另一名操作员复核：proposals approve ${proposalId}`,
        `Proposed. Another operator has to pass it: proposals approve ${proposalId}`,
      );
