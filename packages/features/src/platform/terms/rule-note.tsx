import { RULE_NUMBERS, type RuleNumber } from '@lianxin/domain';
import { Popover, PopoverContent, PopoverTrigger, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RuleText } from '../rules/index.ts';

const isRule = (text: string): text is RuleNumber => RULE_NUMBERS.some((rule) => rule === text);

/** A rule's number; click, tap or Enter explains it. */
export function RuleNote({ rule }: { readonly rule: string }) {
  const { t } = useLingui();
  if (!isRule(rule)) return rule;
  return (
    <Popover>
      <PopoverTrigger className="cursor-help underline decoration-dotted underline-offset-2" aria-label={t`规则 ${rule} 的说明`}>
        {rule}
      </PopoverTrigger>
      <PopoverContent aria-label={t`规则 ${rule}`} className="max-w-72 p-3 text-sm whitespace-normal">
        <Suspense fallback={<SkeletonText lines={2} />}>
          <RuleText rule={rule} />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
