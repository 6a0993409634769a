export { noticeWords } from './catalog.ts';
export { DURATION_MS, noticeOf, type Notice, type NoticeTone } from './notice.ts';
export { NoticesProvider, useNotices } from './notices.tsx';
export { useSentence } from './use-sentence.ts';
export { FAILURE_WORDS, FOLLOWED_WORDS, NO_PERMISSION_WORDS, OFFLINE_WORDS, SUCCESS_WORDS } from './words.ts';
