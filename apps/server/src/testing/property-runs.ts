/**
 * How often a property of the server is tried: so often where a run takes its time (`THOROUGH=1`), a third of that before every change.
 * A property that fails prints its seed either way.
 */
export const propertyRuns = (thorough: number): number => (process.env['THOROUGH'] === '1' ? thorough : Math.ceil(thorough / 3));
