import { waitFor } from '@testing-library/react';

/** What the client notes of a failed call for developers, and what nobody else is to read. */
export const DEVELOPERS_NOTE = /\/(api|apk)\/|connection failed/;

/** Waits until the page says these words, and answers all that it says. */
export const pageSaying = (words: string): Promise<string> =>
  waitFor(() => {
    const said = document.body.textContent;
    if (!said.includes(words)) throw new Error(`the page does not say ${words} but ${said}`);
    return said;
  });
