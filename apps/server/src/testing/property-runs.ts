/**
 * Number of runs of a property test: the given number in thorough runs (`THOROUGH=1`), otherwise a third. A failing property prints its
 * seed either way.
 */
export const propertyRuns = (thorough: number): number => (process.env['THOROUGH'] === '1' ? thorough : Math.ceil(thorough / 3));
