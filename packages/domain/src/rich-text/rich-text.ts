/** What rich text (announcements) may be made of. Both sides sanitise by this: the server on the way in, the portal as it is shown. No style, no frame, no form, no picture, no name of an element. */
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
  /** Where a link may lead: an encrypted page, a mailbox, a telephone. */
  address: /^(?:https:\/\/|mailto:|tel:)/i,
} as const;

/** What every link of a rich text carries: it opens apart, and the page it opens learns nothing of ours. */
export const RICH_TEXT_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;
