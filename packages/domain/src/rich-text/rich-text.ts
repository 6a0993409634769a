/**
 * Allowed content of rich text (announcements). The server sanitises by this list on input and the portal again on display. Styles, frames,
 * forms, pictures and ids or names of elements are not allowed.
 */
export const RICH_TEXT = {
  elements: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: ['href', 'colspan', 'rowspan'],
  /** Allowed link targets: HTTPS pages, mail addresses and telephone numbers. */
  address: /^(?:https:\/\/|mailto:|tel:)/i,
} as const;

/** Attributes of every link: it opens in a new tab, and the target page gets neither a referrer nor access to the opener. */
export const RICH_TEXT_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;
