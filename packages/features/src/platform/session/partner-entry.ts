const KEPT_UNDER = 'partnerEntry';

/** Remembers in this window that the person came through a partner, without the code (decisions §4). */
export const enterByPartner = (): void => sessionStorage.setItem(KEPT_UNDER, '1');

/** Whether the person came through a partner's sign-on. */
export const enteredByPartner = (): boolean => sessionStorage.getItem(KEPT_UNDER) !== null;
