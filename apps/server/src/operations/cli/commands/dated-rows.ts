import type { CommandLine } from '../command-line.ts';

/** From which day a row rules, in the words of a table. */
export const since = ({ say }: CommandLine, day: string | null): string => day ?? say('默认', 'default');

/** The mark of the row that rules now. */
export const mark = ({ say }: CommandLine, ruling: boolean): string => (ruling ? say('生效中', 'in force') : '');

interface Dated {
  readonly effectiveFrom: string | null;
  readonly version: number;
}

/** The version of the row of a day, 0 where there is none yet. */
export const versionOn = (rows: readonly Dated[], day: string): number =>
  rows.find(({ effectiveFrom }) => effectiveFrom === day)?.version ?? 0;
