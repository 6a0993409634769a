import { windowStorage } from '../browser-storage/index.ts';

const KEPT_UNDER = 'partnerEntry';

/** Remembers in this window that the person came through a partner, without the code (decisions §4). */
export const enterByPartner = (): void => windowStorage.setItem(KEPT_UNDER, '1');

/** Whether the person came through a partner's sign-on. */
export const enteredByPartner = (): boolean => windowStorage.getItem(KEPT_UNDER) !== null;
