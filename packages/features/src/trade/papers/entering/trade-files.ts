/** Types offered by the browser: PDF, OFD, XML, pictures, and Word, which becomes PDF. */
export const TRADE_FILES = 'image/png,image/jpeg,image/webp,application/pdf,application/xml,.xml,.ofd,.docx';
