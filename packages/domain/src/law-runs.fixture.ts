/** How often a law is tried: so often where a run is thorough (`THOROUGH=1`), and a third of that in any other. */
export const lawRuns = (most: number): number => (process.env['THOROUGH'] === '1' ? most : Math.ceil(most / 3));
