/** Kind of a notice. */
export type NoticeTone = 'positive' | 'info' | 'caution' | 'critical';
