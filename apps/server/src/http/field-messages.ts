import { EARLIEST_ENTERED_DAY } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { Sentence } from '../platform/refusals.ts';

type Issue = z.core.$ZodIssue;

const sentences = {
  required: { zh: '必填', en: 'Required' },
  tooShort: { zh: '内容过短', en: 'Too short' },
  tooLong: { zh: '内容过长', en: 'Too long' },
  tooSmall: { zh: '低于允许的最小值', en: 'Below the smallest value allowed' },
  tooBig: { zh: '超过允许的最大值', en: 'Above the largest value allowed' },
  tooEarly: { zh: `日期不能早于 ${EARLIEST_ENTERED_DAY}`, en: `Not before ${EARLIEST_ENTERED_DAY}` },
  tooFew: { zh: '条目过少', en: 'Too few entries' },
  tooMany: { zh: '条目过多', en: 'Too many entries' },
  unknownField: { zh: '未知字段', en: 'Unknown field' },
  notAChoice: { zh: '不在可选范围内', en: 'Not one of the choices' },
  malformed: { zh: '格式不正确', en: 'Not in the expected format' },
} as const;

function sentenceOf(issue: Issue): keyof typeof sentences {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'malformed';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'tooShort';
      if (issue.origin === 'date') return 'tooEarly';
      return issue.origin === 'array' ? 'tooFew' : 'tooSmall';
    case 'too_big':
      if (issue.origin === 'string') return 'tooLong';
      return issue.origin === 'array' ? 'tooMany' : 'tooBig';
    case 'unrecognized_keys':
      return 'unknownField';
    case 'invalid_value':
      return 'notAChoice';
    default:
      return 'malformed';
  }
}

export const fieldMessage = (issue: Issue): Sentence => sentences[sentenceOf(issue)];
