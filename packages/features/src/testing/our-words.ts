import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a failed call to be said on the page, and that it is said in these words of ours, not in the client's note to developers. */
export async function expectOurWords(said: string): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain(said));
  expect(document.body.textContent).not.toMatch(/\/(api|apk)\/|connection failed/);
}
