/** Number of runs of a property test: `most` with `THOROUGH=1`, otherwise a third of that. */
export const lawRuns = (most: number): number => (process.env['THOROUGH'] === '1' ? most : Math.ceil(most / 3));
