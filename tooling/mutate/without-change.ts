import { afterAll } from 'vitest';

/** What Stryker's code reads the change in force from. */
declare global {
  var __stryker__: { activeMutant?: string | undefined } | undefined;
}

// A module that the next tests load is loaded without the change of the last ones.
afterAll(() => {
  if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined;
});
