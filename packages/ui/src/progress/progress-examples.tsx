import { Progress } from '@lianxin/ui';

/** How much of a credit line is used. */
export function Example() {
  return <Progress label="已用额度" value={84} valueText="84,000,000.00 / 100,000,000.00 元" tone="caution" className="max-w-120" />;
}
