import { msg } from '@lingui/core/macro';
import type { ComparisonWords } from '../../funding/index.ts';

export const COMPARISON_WORDS: ComparisonWords = {
  blank: msg`填写融资金额后比较报价`,
  none: msg`暂不融资`,
  leave: msg`暂不融资，返回链信持有`,
  note: msg`融资属自愿，平台不指定资金方，也不经手款项。`,
};
