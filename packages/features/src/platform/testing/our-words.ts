import { waitFor } from '@testing-library/react';

/** The client's notes for developers, which people must not see. */
export const DEVELOPERS_NOTE = /\/(api|apk)\/|connection failed/;

/** Waits for a text and returns the page's whole text. */
export const pageSaying = (words: string): Promise<string> =>
  waitFor(() => {
    const said = document.body.textContent;
    if (!said.includes(words)) throw new Error(`the page does not say ${words} but ${said}`);
    return said;
  });
