/** What a browser stores and shares between windows, which it may deny. */
export { deviceStorage, isStorageDenied, onStorageDenied, windowStorage, type KeptTexts } from './kept-texts.ts';
export { areCookiesBlocked, cookieText, dropCookie } from './cookies.ts';
export { openChannel, sharedLocks } from './windows.ts';
