import type * as z from 'zod/mini';
import type { JointOutcome } from '../../operation.ts';
import type { CommandLine } from '../command-line.ts';

/** What became of an act that may need a second operator. */
export function outcomeText({ say }: CommandLine, { carriedOut, proposalId, firstPassword }: z.output<typeof JointOutcome>): string {
  if (!carriedOut)
    return say(
      `已提交，须由另一名操作员复核：proposals approve ${proposalId ?? ''}`,
      `Proposed. Another operator has to pass it: proposals approve ${proposalId ?? ''}`,
    );
  const done = say('已执行', 'Done');
  if (firstPassword === undefined) return done;
  const told = say('初始密码（仅显示一次，首次登录须修改）', 'First password, shown this once, to be changed at the first sign-in');
  return `${done}\n${told}: ${firstPassword}`;
}
