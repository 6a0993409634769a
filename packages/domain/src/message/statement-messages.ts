import type { MessageRow } from './message-row.ts';

export const STATEMENT_MESSAGES = {
  statementAnswered: {
    type: 'result',
    about: 'statement',
    parameters: { month: 'text', answer: 'text' },
    title: { zh: '平台答复了账单的异议', en: 'The platform answered your dispute of a statement' },
    content: { zh: '{month} 账单：{answer}', en: 'Statement of {month}: {answer}' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
