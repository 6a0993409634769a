/** What kind of news a notice is. */
export type NoticeTone = 'positive' | 'info' | 'caution' | 'critical';
