import { afterAll } from 'vitest';

/** The object from which instrumented code reads the active mutant. */
declare global {
  var __stryker__: { activeMutant?: string | undefined } | undefined;
}

// Resets the mutant, so that modules loaded for the next tests are unchanged.
afterAll(() => {
  if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined;
});
